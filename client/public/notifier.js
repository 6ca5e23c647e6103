// Holds the notifications of the tables; a click on one leads back to its table.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(find(`/t/${event.notification.tag}`));
});

async function find(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  return page ? page.focus() : clients.openWindow(path);
}
