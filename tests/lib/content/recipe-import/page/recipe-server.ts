import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { FetchOptions } from "#lib/content/recipe-import/page/fetch-recipe-page.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Starts a server for one test. Its `options` allow it, and only it, by another policy; host names
 * resolve to it.
 *
 * @param routes by path; robots.txt is not found unless given
 */
export async function startRecipeServer(routes: Record<string, Handler>, ip = "127.0.0.1", fixedPort = 0) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const handler = routes[request.url ?? ""];
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(fixedPort, ip, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options: FetchOptions = {
    policy: { isAllowedIp: (address) => address === ip, isAllowedPort: (other) => other === String(port) },
    resolve: async () => [ip],
  };
  return { url: `http://kueche.example:${port}`, port, requests, options };
}

/** Answers with a page. */
export const sendHtml =
  (html: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
  };

/** Answers with a redirect. */
export const redirect =
  (location: string, status = 302): Handler =>
  (_, response) => {
    response.writeHead(status, { location }).end();
  };
