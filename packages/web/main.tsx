import '#look/look.css';
import './ui/shell.css';
import { keepPace } from '#look/pace.ts';
import { render } from 'solid-js/web';
import { App } from './App.tsx';
import { loadNamespace } from './i18n/i18n.ts';
import { listenForInstallPrompt } from './offline/installPrompt.ts';
import { followLinks } from './router/router.ts';
import { wakeOnTouch } from './settings/sound.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element #app');

followLinks();
wakeOnTouch();
keepPace();
listenForInstallPrompt();
await loadNamespace('shell');
render(() => <App />, root);
