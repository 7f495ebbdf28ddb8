/** What a page asks the service worker to do. */
export type WorkerRequest =
  /** Who is signed in; deletes what other users of this device have kept. */
  | { type: "owner"; userId: string | null }
  /** Keeps the page at this address because it is shown. */
  | { type: "seen"; address: string }
  /** Keeps the recipe at this address because this user likes it or has it in a cookbook. */
  | { type: "save"; address: string; userId: string }
  /** Keeps these pictures of kept pages. */
  | { type: "pictures"; addresses: string[] }
  /** Deletes saved recipes of this user that are not among these any more. */
  | { type: "retain"; addresses: string[]; userId: string }
  /** Deletes all kept pages and pictures. */
  | { type: "clear" };

/** `isStored`: the page or the pictures are on the device now. `isFull`: the space is used up. */
export interface WorkerAnswer {
  isStored: boolean;
  isFull: boolean;
}

/**
 * Sends a request to the service worker of this site and waits for the answer.
 *
 * @returns null when no worker answers in time
 */
export async function askWorker(request: WorkerRequest, timeoutMs = 60_000): Promise<WorkerAnswer | null> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), timeoutMs);
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    active?.postMessage(request, [port2]);
  });
}
