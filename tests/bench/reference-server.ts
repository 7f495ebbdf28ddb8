import { createServer, get, type IncomingHttpHeaders } from "node:http";
import { brotliCompressSync } from "node:zlib";

/*
 * A minimal server as upper bound: it fetches everything from `origin` once and then answers from
 * memory, byte for byte. Pages below /ideal are like handwritten ones: same text and pictures,
 * inline styles, no scripts.
 */
const [origin = "", port] = process.argv.slice(2);

interface CachedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const memory = new Map<string, Promise<CachedResponse>>();

createServer(async (request, response) => {
  const { url = "/", headers } = request;
  const wanted = { accept: headers.accept ?? "*/*", "accept-encoding": headers["accept-encoding"] ?? "identity" };
  const key = `${url} ${wanted.accept} ${wanted["accept-encoding"]}`;
  const answer =
    memory.get(key) ?? (url.startsWith("/ideal/") ? buildIdealPage(url.slice(6)) : fetchOrigin(url, wanted));
  memory.set(key, answer);
  const { status, headers: cachedHeaders, body } = await answer;
  response.writeHead(status, cachedHeaders).end(body);
}).listen(Number(port), () => console.log("listening"));

function fetchOrigin(path: string, headers: Record<string, string>): Promise<CachedResponse> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { connection, "keep-alive": alive, "transfer-encoding": transfer, date, ...headers } = response.headers;
      resolve({
        status: response.statusCode ?? 0,
        headers: { ...headers, "content-length": String(body.length) },
        body,
      });
    }).on("error", reject);
  });
}

async function buildIdealPage(path: string): Promise<CachedResponse> {
  const html = await textOf(path);
  // The styles are in the page already, see lib/server/edge/cache/light-page.ts.
  const body = brotliCompressSync(
    html
      .replace(/<link rel="stylesheet"[^>]*>/, "")
      .replaceAll(/<link rel="preload" as="script"[^>]*>|<script(?! type)[^>]*>.*?<\/script>/gs, ""),
  );
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  return { status: 200, headers: { ...headers, "content-length": String(body.length) }, body };
}

async function textOf(path: string): Promise<string> {
  return String((await fetchOrigin(path, { "accept-encoding": "identity" })).body);
}
