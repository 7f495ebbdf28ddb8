import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { consentPage } from "./consent-page.ts";

/** What the site is configured with to take this for Facebook. */
export const facebookApp = { id: "1234567890", secret: "the-secret-of-facebook" };

export interface Person {
  id: string;
  name?: string;
  email?: string;
}

export interface FacebookStandIn {
  url: string;
  /** An access token as an app is given it; for our app unless another one is named. */
  tokenFor(person: Person, app?: string): string;
  stop(): Promise<void>;
}

/** The few pages and doors of Facebook that a sign-in needs, with a page that asks who signs in and whether they consent. */
export async function startFacebook(port = 0): Promise<FacebookStandIn> {
  const tokens = new Map<string, { person: Person; app: string }>();
  const codes = new Map<string, Person>();

  function tokenFor(person: Person, app = facebookApp.id): string {
    const token = `token-${randomUUID()}`;
    tokens.set(token, { person, app });
    return token;
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? "/", "http://facebook.invalid");
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    switch (url.pathname) {
      case "/dialog/oauth":
        return request.method === "GET" ? consentPage : goBack(url.searchParams, form);
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

  function goBack(asked: URLSearchParams, form: URLSearchParams): URL {
    const back = new URL(asked.get("redirect_uri") ?? "");
    back.searchParams.set("state", asked.get("state") ?? "");
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
    void answer(request).then((found) => {
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
