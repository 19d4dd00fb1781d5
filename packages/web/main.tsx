import '#look/look.css';
import './style/shell.css';
import { keepPace } from '#look/pace.ts';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { learn } from './i18n.ts';
import { hearInstall } from './offline/install.ts';
import { followLinks } from './router.ts';
import { wakeOnTouch } from './sound.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element #app');

followLinks();
wakeOnTouch();
keepPace();
hearInstall();
await learn('shell');
render(() => <App />, root);
