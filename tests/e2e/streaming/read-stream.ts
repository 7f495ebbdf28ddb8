import { request } from "node:http";
import { createBrotliDecompress } from "node:zlib";
import { origin } from "#tests/e2e/support/site.ts";

/** An answer that is read while it arrives. */
export interface StreamedAnswer {
  status: number;
  encoding: string | undefined;
  /** Waits until what has arrived contains this text, and returns all of it. */
  readUntil: (text: string) => Promise<string>;
  /** Waits for the end and returns what came after the last `readUntil`. */
  readRest: () => Promise<string>;
}

/** Asks for a page as browsers do, compressed with Brotli. */
export function openStream(path: string, headers: Record<string, string> = {}): Promise<StreamedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers: { "accept-encoding": "br", ...headers } }, (response) => {
      let arrived = "";
      let position = 0;
      const body = response.pipe(createBrotliDecompress()).setEncoding("utf8");
      body.on("data", (piece: string) => {
        arrived += piece;
      });
      const ended = new Promise<void>((done, fail) => body.once("end", done).once("error", fail));
      resolve({
        status: response.statusCode ?? 0,
        encoding: response.headers["content-encoding"],
        readUntil: async (text) => {
          while (!arrived.includes(text)) {
            const next = new Promise<"more">((done) => body.once("data", () => done("more")));
            if ((await Promise.race([next, ended])) !== "more") throw new Error(`the answer has no ${text}`);
          }
          position = arrived.length;
          return arrived;
        },
        readRest: async () => {
          await ended;
          return arrived.slice(position);
        },
      });
    });
    sent.once("error", reject).end();
  });
}
