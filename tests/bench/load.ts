import { connect } from "node:net";

export interface Load {
  origin: string;
  /** The path to be asked for next; undefined ends the load before its time. */
  next: () => string | undefined;
  headers?: Record<string, string>;
  /** The status every answer must have. */
  status: number;
  connections: number;
  seconds: number;
}

/** Milliseconds every answer took, ascending. Each connection asks again as soon as it has its answer. */
export async function send(load: Load): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + load.seconds * 1000;
  await Promise.all(Array.from({ length: load.connections }, () => keepAsking(load, deadline, times)));
  return times.sort((a, b) => a - b);
}

// As little as HTTP allows: with a real client the measuring would cost more than what is measured.
function keepAsking({ origin, next, headers = {}, status }: Load, deadline: number, times: number[]): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let path: string | undefined;
    let sent = 0;
    let answer = noBytes;
    const ask = () => {
      path = performance.now() < deadline ? next() : undefined;
      if (path === undefined) return resolve(void socket.destroy());
      answer = noBytes;
      sent = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    };
    socket.setNoDelay(true).on("connect", ask).on("error", reject);
    socket.on("close", () => reject(new Error("The server has closed a connection.")));
    socket.on("data", (bytes) => {
      answer = answer.length === 0 ? bytes : Buffer.concat([answer, bytes]);
      if (!isWhole(answer)) return;
      const found = answer.toString("latin1", 9, 12);
      if (found !== String(status)) return reject(new Error(`${path} answers ${found} instead of ${status}`));
      times.push(performance.now() - sent);
      ask();
    });
  });
}

const noBytes = Buffer.alloc(0);
const lastChunk = "0\r\n\r\n";

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString("latin1", 0, end))?.[1];
  const body = end + 4;
  return length
    ? answer.length >= body + Number(length)
    : answer.length > body && answer.subarray(-5).equals(Buffer.from(lastChunk));
}
