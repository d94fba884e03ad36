/** Caches this page and its files, so that the phone numbers are there without a connection. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(), { scope: '/support' });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    worker?.postMessage({ keep: ['/support', ...ownFiles()] });
  } catch {
    // Without a cache the page still works online.
  }
}

const ownFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|favicon)/.test(pathname))
    .map(({ pathname }) => pathname);

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

/** A trusted script address, where the page's policy demands one. */
function workerAddress(): string {
  const address = '/support-worker.js';
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  return (
    policies?.createPolicy('mallama-support', { createScriptURL: () => address }).createScriptURL(address) ?? address
  );
}
