// Keeps the rules in this browser, so that they can be read without a network; public/worker.js then gives them.

import { registerWorker } from "./worker";

const KEPT = "to-read";
const NEEDED = /^\/(assets\/|theme\.js|icon\.svg|api\/(words|titles|lessons)\b)/;

/** Keep what this page has loaded, and the rules of these titles. What was kept before and is not among it goes: files change. */
export async function keepToRead(titles: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await registerWorker();
  const loaded = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name.replace(/#.*/, "")))
    .filter((url) => url.origin === location.origin && NEEDED.test(url.pathname))
    .map((url) => url.href);
  const rules = titles
    .map((title) => encodeURIComponent(title))
    .flatMap((title) => [`/api/titles/${title}/rules`, `/api/titles/${title}/examples`, `/api/lessons/${title}`]);
  const addresses = ["/rules/", ...loaded, ...rules].map((path) => new URL(path, location.origin).href);
  const wanted = [...new Set(addresses)];
  const cache = await caches.open(KEPT);
  await cache.addAll(wanted);
  const old = (await cache.keys()).filter((request) => !wanted.includes(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
