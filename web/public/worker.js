// The service worker: shows push messages and brings the table to the front when one is clicked; and without a network
// it gives what was kept to be read (see src/lib/offline.ts).

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url.pathname);
    }),
  );
});

const TO_READ = /^\/(rules\/|assets\/|theme\.js|icon\.svg|api\/(words|titles|lessons)\b)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !TO_READ.test(url.pathname)) return;
  event.respondWith(fetch(request).catch((error) => kept(request, url, error)));
});

// Every page is the same document; the client in it looks at the address.
async function kept(request, url, error) {
  const found = await caches.match(request.mode === "navigate" ? "/rules/" : url.href, { ignoreVary: true });
  if (found === undefined) throw error;
  return found;
}
