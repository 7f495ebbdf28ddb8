import { createServer, get, type IncomingHttpHeaders } from "node:http";
import { brotliCompressSync } from "node:zlib";

/*
 * The limit nothing of ours can pass: a bare server that asks `origin` for everything once and answers from memory ever after, byte for
 * byte. Below /ideal it has pages as a careful hand would write them: the same words and pictures, styles within, no script.
 */
const [origin = "", port] = process.argv.slice(2);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const memory = new Map<string, Promise<Answer>>();

createServer(async (request, response) => {
  const { url = "/", headers } = request;
  const wanted = { accept: headers.accept ?? "*/*", "accept-encoding": headers["accept-encoding"] ?? "identity" };
  const key = `${url} ${wanted.accept} ${wanted["accept-encoding"]}`;
  const answer = memory.get(key) ?? (url.startsWith("/ideal/") ? ideal(url.slice(6)) : ask(url, wanted));
  memory.set(key, answer);
  const { status, headers: kept, body } = await answer;
  response.writeHead(status, kept).end(body);
}).listen(Number(port), () => console.log("listening"));

function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { connection, "keep-alive": alive, "transfer-encoding": transfer, date, ...kept } = response.headers;
      resolve({ status: response.statusCode ?? 0, headers: { ...kept, "content-length": String(body.length) }, body });
    }).on("error", reject);
  });
}

async function ideal(path: string): Promise<Answer> {
  const html = await textOf(path);
  const [link, stylesheet = ""] = /<link rel="stylesheet" href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const folder = stylesheet.slice(0, stylesheet.lastIndexOf("/") + 1);
  const styles = (await textOf(stylesheet)).replaceAll("url(../", `url(${folder}../`);
  const body = brotliCompressSync(
    html
      .replace(link ?? "", () => `<style>${styles}</style>`)
      .replaceAll(/<link rel="preload" as="script"[^>]*>|<script(?! type)[^>]*>.*?<\/script>/gs, ""),
  );
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  return { status: 200, headers: { ...headers, "content-length": String(body.length) }, body };
}

async function textOf(path: string): Promise<string> {
  return String((await ask(path, { "accept-encoding": "identity" })).body);
}
