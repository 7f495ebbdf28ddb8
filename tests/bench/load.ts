import { connect } from "node:net";

/** Requests to send to a server. */
export interface Load {
  origin: string;
  /** Returns the path of the next request; undefined ends the load early. */
  next: () => string | undefined;
  headers?: Record<string, string> | (() => Record<string, string>);
  /** Expected status of every response; without it below 500, or 503 for a page without a turn. */
  status?: number;
  connections: number;
  seconds: number;
}

/**
 * Sends requests over several connections, each as soon as the response before is complete.
 *
 * @returns Durations in milliseconds, ascending.
 */
export async function runLoad(load: Load): Promise<number[]> {
  const durationsMs: number[] = [];
  const deadline = performance.now() + load.seconds * 1000;
  await Promise.all(Array.from({ length: load.connections }, () => requestRepeatedly(load, deadline, durationsMs)));
  return durationsMs.sort((a, b) => a - b);
}

// A minimal HTTP client: a full one would use more processor time than the server it measures.
function requestRepeatedly(
  { origin, next, headers = {}, status }: Load,
  deadline: number,
  durationsMs: number[],
): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  const render = (own: Record<string, string>) =>
    Object.entries({ host, ...own })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
  const fixed = typeof headers === "function" ? null : render(headers);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let path: string | undefined;
    let sent = 0;
    let response = noBytes;
    const request = () => {
      path = performance.now() < deadline ? next() : undefined;
      if (path === undefined) return resolve(void socket.destroy());
      response = noBytes;
      sent = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\n${fixed ?? render((headers as () => Record<string, string>)())}\r\n`);
    };
    socket.setNoDelay(true).on("connect", request).on("error", reject);
    socket.on("close", () => reject(new Error("The server has closed a connection.")));
    socket.on("data", (bytes) => {
      response = response.length === 0 ? bytes : Buffer.concat([response, bytes]);
      if (!isComplete(response)) return;
      const found = response.toString("latin1", 9, 12);
      const isExpected = status === undefined ? found < "500" || found === "503" : found === String(status);
      if (!isExpected) return reject(new Error(`${path} answers ${found} instead of ${status ?? "below 500"}`));
      durationsMs.push(performance.now() - sent);
      request();
    });
  });
}

const noBytes = Buffer.alloc(0);
const lastChunk = "0\r\n\r\n";

function isComplete(response: Buffer): boolean {
  const end = response.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(response.toString("latin1", 0, end))?.[1];
  const body = end + 4;
  return length
    ? response.length >= body + Number(length)
    : response.length > body && response.subarray(-5).equals(Buffer.from(lastChunk));
}
