// Whether the site can be reached at all: a socket whose network is gone says nothing for minutes.

const EVERY = 10_000; // milliseconds
const PATIENCE = 5_000; // milliseconds until no answer is an answer

/** Ask the site from time to time while the page is looked at; tell when it falls silent and when it is back. */
export function heartbeat(lost: () => void, back: () => void): () => void {
  let silent = false;

  async function beat(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const heard = await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (!heard) lost();
    else if (silent) back();
    silent = !heard;
  }

  function gone(): void {
    silent = true;
    lost();
  }

  const timer = setInterval(() => void beat(), EVERY);
  window.addEventListener("offline", gone);
  return () => {
    clearInterval(timer);
    window.removeEventListener("offline", gone);
  };
}
