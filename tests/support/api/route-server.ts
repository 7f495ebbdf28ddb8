import { globSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

type RouteHandler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const routes = globSync("app/api/**/route.ts").map((file) => ({
  path: file.replace(/\/route\.ts$/, ""),
  // Fixed segments come before parameters, and those before the rest.
  rank: file.replaceAll("[...", "~").replaceAll("[", "}"),
}));

/** Serves the routes below `app/api` as Next.js does, on a free port. */
export async function serveRoutes(): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const server: Server = createServer((incoming, outgoing) => {
    answer(incoming)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://localhost:${port}/api`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(incoming: IncomingMessage): Promise<Response> {
  const { method = "GET", url = "/", headers } = incoming;
  const request = new Request(`http://localhost:3000${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(!["GET", "HEAD"].includes(method) && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
  });
  const { file, params } = findRoute(new URL(request.url).pathname);
  const route: Record<string, RouteHandler | undefined> = await import(/* @vite-ignore */ `#${file}/route.ts`);
  const handler = route[method];
  return handler ? handler(request, { params: Promise.resolve(params) }) : new Response(null, { status: 405 });
}

function findRoute(pathname: string): { file: string; params: Record<string, string> } {
  const found = routes
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .flatMap(({ path }) => {
      const pattern = path
        .slice("app".length)
        .replace(/\[\.\.\.(\w+)\]/g, "(?<$1>.+)")
        .replace(/\[(\w+)\]/g, "(?<$1>[^/]+)");
      const match = new RegExp(`^${pattern}/?$`).exec(pathname);
      return match ? [{ file: path, groups: match.groups ?? {} }] : [];
    });
  const [first] = found;
  if (!first) throw new Error(`no route ${pathname}`);
  const params = Object.entries(first.groups).map(([name, value]) => [name, decodeURIComponent(value)]);
  return { file: first.file, params: Object.fromEntries(params) };
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) for await (const chunk of response.body) outgoing.write(chunk);
  outgoing.end();
}
