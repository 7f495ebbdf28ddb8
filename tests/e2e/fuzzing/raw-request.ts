import { connect } from "node:net";
import { port } from "../support/site.ts";

/** A request as it is written; a client library would refuse or change parts of it. */
export interface RawRequest {
  method: string;
  target: string;
  /** Names may be repeated. Host and Connection are added where they are missing. */
  headers: [name: string, value: string][];
  body: string;
  /** Only this part of the body is sent, then the sending side ends. */
  sentShare: number;
}

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** Lower-case names; repeated ones are joined by a line break. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Endless answers are left after this much time without a byte: it is longer than a request waits
 * for a server that starts again.
 */
const silenceMs = 40_000;

/** Sends a request over a connection of its own and reads the answer until the server closes it. */
export function sendRawRequest(request: RawRequest): Promise<RawAnswer> {
  const bytes = renderRequest(request);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "localhost", allowHalfOpen: true });
    const finish = () => {
      socket.destroy();
      resolve(parseAnswer(Buffer.concat(chunks)));
    };
    socket.setTimeout(silenceMs, finish);
    // A server may close before it has read everything; what it has answered counts.
    socket.on("error", finish);
    socket.on("close", finish);
    socket.on("end", finish);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      if (chunks.length === 1 && /\r\ncontent-type: text\/event-stream/i.test(chunk.toString("latin1"))) finish();
    });
    socket.on("connect", () => (request.sentShare < 1 ? socket.end(bytes) : socket.write(bytes)));
  });
}

/** The request as text, for the message of a failure. */
export function renderRequest({ method, target, headers, body, sentShare }: RawRequest): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const all = [...headers];
  if (!names.has("host")) all.unshift(["Host", `localhost:${port}`]);
  // A second header of this name is appended to the first.
  if (!headers.some(([name, value]) => name === "connection" && value.includes("close")))
    all.push(["Connection", "close"]);
  const bytes = Buffer.from(body);
  if (bytes.length > 0 && !names.has("content-length") && !names.has("transfer-encoding"))
    all.push(["Content-Length", String(bytes.length)]);
  const head = `${method} ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return Buffer.concat([Buffer.from(head), bytes.subarray(0, Math.floor(bytes.length * sentShare))]);
}

function parseAnswer(bytes: Buffer): RawAnswer {
  let rest = bytes;
  while (true) {
    const end = rest.indexOf("\r\n\r\n");
    const [statusLine = "", ...lines] = rest.toString("latin1", 0, Math.max(0, end)).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0);
    rest = rest.subarray(end + 4);
    // 100 Continue comes before the answer.
    if (status >= 100 && status < 200) continue;
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [name = "", ...value] = line.split(":");
      const key = name.toLowerCase();
      headers[key] = [headers[key], value.join(":").trim()].filter((entry) => entry !== undefined).join("\n");
    }
    const isChunked = /chunked/i.test(headers["transfer-encoding"] ?? "");
    return { status, headers, body: isChunked ? joinChunks(rest) : rest.toString() };
  }
}

function joinChunks(bytes: Buffer): string {
  const chunks: Buffer[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf("\r\n", start);
    const size = Number.parseInt(bytes.toString("latin1", start, end), 16);
    if (end < 0 || !size) break;
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    start = end + 2 + size + 2;
  }
  return Buffer.concat(chunks).toString();
}
