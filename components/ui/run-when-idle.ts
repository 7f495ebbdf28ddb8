/** Waits for the load event and for an idle moment; returns a function that cancels. */
export function runWhenIdle(run: () => Promise<void>): () => void {
  let isCancelled = false;
  const start = () => {
    if (!isCancelled) run().catch(() => {});
  };
  // Safari has no requestIdleCallback. A page that paints nothing may never be idle.
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener("load", wait);
  };
}
