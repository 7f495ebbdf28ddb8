import { currentTimeMs } from "#lib/platform/time/clock.ts";

/**
 * Calls back at a time. In hidden pages browsers delay the timers of the page by up to a minute,
 * but not those of a worker.
 *
 * @param deadlineMs milliseconds since 1970; in the past it calls back at once
 * @returns a function that cancels it
 * @see https://developer.chrome.com/blog/timer-throttling-in-chrome-88
 */
export function setAlarm(deadlineMs: number, callback: () => void): () => void {
  const delayMs = Math.max(0, deadlineMs - currentTimeMs());
  const worker = delayMs > 0 ? startWorker() : null;
  if (!worker) {
    const timeout = setTimeout(callback, delayMs);
    return () => clearTimeout(timeout);
  }
  worker.onmessage = () => {
    worker.terminate();
    callback();
  };
  worker.postMessage(delayMs);
  return () => worker.terminate();
}

const workerCode = "onmessage = ({ data }) => setTimeout(() => postMessage(0), data)";

/** Null where workers are missing or forbidden. */
function startWorker(): Worker | null {
  try {
    const url = URL.createObjectURL(new Blob([workerCode], { type: "text/javascript" }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    return worker;
  } catch {
    return null;
  }
}
