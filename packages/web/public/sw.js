// Service worker: serves the client offline (precache), shows push messages, and opens the table of a clicked one.
importScripts('/edition.js');
const { name, shell, road } = self.edition;
const CACHE = `redbook-${name}`;
/** Marks a cache that holds everything needed to play offline. */
const PACKED = '/packed';

const ours = async () => (await caches.keys()).filter((key) => key.startsWith('redbook-'));
const found = (file) => caches.match(file, { ignoreVary: true });

/** Hashed file names are immutable: a file that an earlier version has cached is copied, not fetched. */
async function keep(file) {
  const cache = await caches.open(CACHE);
  if (await cache.match(file, { ignoreVary: true })) return;
  const known = file.startsWith('/assets/') ? await found(file) : undefined;
  await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })));
}

async function precache(notify) {
  let done = 0;
  for (const file of [...shell, ...road]) {
    await keep(file);
    notify({ done: ++done, all: shell.length + road.length });
  }
  await (await caches.open(CACHE)).put(PACKED, new Response());
}

addEventListener('install', (event) => {
  const whole = async () => ((await found(PACKED)) ? precache(() => {}) : Promise.all(shell.map(keep)));
  event.waitUntil(whole());
});

addEventListener('activate', (event) => {
  // A page of the previous version may still be open: its cache stays until the next update.
  const sweep = async () => Promise.all((await ours()).slice(0, -2).map((key) => caches.delete(key)));
  event.waitUntil(sweep().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|ws|metrics|healthz)(\/|$)/.test(pathname)) return;
  const page = request.mode === 'navigate' && !/\.[^/]*$/.test(pathname);
  event.respondWith(page ? openPage(request) : file(request, pathname));
});

/** Every route is the same document of this version. */
async function openPage(request) {
  return (await (await caches.open(CACHE)).match('/', { ignoreVary: true })) ?? fetch(request);
}

async function file(request, pathname) {
  const asset = pathname.startsWith('/assets/');
  const cache = await caches.open(CACHE);
  const kept = await (asset ? found(request) : cache.match(request, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && asset) await cache.put(request, answer.clone());
  return answer;
}

addEventListener('message', (event) => {
  const { turn, keep: files, pack: wantsPrecache } = event.data;
  const { source } = event;
  if (turn) event.waitUntil(skipWaiting());
  // What the first page loaded before the service worker was active.
  if (files) event.waitUntil(Promise.all(files.map(keep)));
  if (wantsPrecache) {
    const notify = (message) => source.postMessage({ packing: message }, []);
    event.waitUntil(
      precache(notify).then(
        () => notify({ packed: true }),
        () => notify({ packed: false }),
      ),
    );
  }
});

addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json();
  // A repeat has the same id and replaces the first.
  event.waitUntil(registration.showNotification(title, { body, tag: id, data: path, icon: '/seal.svg' }));
});

addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = new URL(notification.data, location.origin).href;
  event.waitUntil(
    clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((open) => open.find((page) => page.url === url)?.focus() ?? clients.openWindow(url)),
  );
});
