// The service worker, public/worker.js: the only script that the site loads by an address in its code.

const ADDRESS = "/worker.js";

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

// A browser that enforces trusted types takes the address from a policy that the site's headers name, made once.
const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const address =
  types?.createPolicy("service-worker", { createScriptURL: () => ADDRESS }).createScriptURL("") ?? ADDRESS;

/** Register it, or find it registered. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(address);
