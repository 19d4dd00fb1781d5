// The part of the book that is awake when it is closed: it shows what the house has to say, and opens the table.
addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json();
  // A repeat has the same id and takes the place of the first.
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
