import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { consentPage } from "./consent-page.ts";

/** Settings of the site that use this stub as Facebook. */
export const facebookApp = { id: "1234567890", secret: "the-secret-of-facebook" };

/** A Facebook user. */
export interface Person {
  id: string;
  name?: string;
  email?: string;
}

/** A running stub of Facebook. */
export interface FacebookStub {
  url: string;
  /** Creates an access token; for the app of the site unless another one is named. */
  tokenFor(person: Person, app?: string): string;
  stop(): Promise<void>;
}

/** Starts a stub of the Facebook endpoints that sign-in uses, with a consent page. */
export async function startFacebookStub(port = 0): Promise<FacebookStub> {
  const tokens = new Map<string, { person: Person; app: string }>();
  const codes = new Map<string, Person>();

  function tokenFor(person: Person, app = facebookApp.id): string {
    const token = `token-${randomUUID()}`;
    tokens.set(token, { person, app });
    return token;
  }

  async function handleRequest(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? "/", "http://facebook.invalid");
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    switch (url.pathname) {
      case "/dialog/oauth":
        return request.method === "GET" ? consentPage : redirectBack(url.searchParams, form);
      case "/oauth/access_token": {
        const person = codes.get(form.get("code") ?? "");
        return person && { access_token: tokenFor(person), token_type: "bearer", expires_in: 5_000_000 };
      }
      case "/me":
        return tokens.get(bearer)?.person;
      case "/debug_token": {
        if (bearer !== `${facebookApp.id}|${facebookApp.secret}`) return undefined;
        const found = tokens.get(url.searchParams.get("input_token") ?? "");
        return { data: found ? { is_valid: true, app_id: found.app, user_id: found.person.id } : { is_valid: false } };
      }
    }
  }

  function redirectBack(params: URLSearchParams, form: URLSearchParams): URL {
    const back = new URL(params.get("redirect_uri") ?? "");
    back.searchParams.set("state", params.get("state") ?? "");
    if (form.get("answer") === "deny") {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_reason", "user_denied");
    } else {
      const code = randomUUID();
      codes.set(code, JSON.parse(form.get("claims") ?? "") as Person);
      back.searchParams.set("code", code);
    }
    return back;
  }

  const server = createServer((request, response) => {
    void handleRequest(request).then((found) => {
      if (found instanceof URL) response.writeHead(303, { location: found.href }).end();
      else if (typeof found === "string") response.writeHead(200, { "content-type": "text/html" }).end(found);
      else {
        response.writeHead(found ? 200 : 400, { "content-type": "application/json" });
        response.end(JSON.stringify(found ?? { error: { message: "no", code: 190 } }));
      }
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();

  return {
    url: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : port}`,
    tokenFor,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
