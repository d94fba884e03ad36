// Serves the support page and its files from a cache when the network fails. It handles nothing else.
const KEPT = 'support-1';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('message', ({ data }) => {
  if (Array.isArray(data?.keep)) keep(data.keep);
});

/** Hashed files never change, so only new ones are fetched; the page itself is always fetched. */
async function keep(addresses) {
  const cache = await caches.open(KEPT);
  const old = await cache.keys();
  const wanted = new Set(addresses);
  for (const request of old) if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  const missing = await Promise.all(
    addresses.map(async (address) => (address === '/support' || !(await cache.match(address)) ? [address] : [])),
  );
  await Promise.allSettled(missing.flat().map((address) => cache.add(address)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isKept = origin === location.origin && (pathname === '/support' || /^\/(assets\/|favicon)/.test(pathname));
  if (request.method === 'GET' && isKept) event.respondWith(freshOrKept(request, pathname));
});

async function freshOrKept(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(pathname);
    if (kept) return kept;
    throw error;
  }
}
