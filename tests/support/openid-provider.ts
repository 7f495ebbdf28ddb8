import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider, { type AccountClaims } from "oidc-provider";
import { consentPage } from "./consent-page.ts";

/** Settings of the site that use this provider as Google and Apple. */
export const openIdClients = {
  google: { id: "tischlein-google", secret: "the-secret-of-google" },
  apple: { id: "tischlein-apple", secret: "the-secret-of-apple" },
} as const;

/** A running OpenID provider. */
export interface OpenIdProvider {
  issuer: string;
  /** Signs an ID token with any `claims` and `header`. */
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a real OpenID provider as a stub of Google and Apple. Its page takes the claims of the
 * user, so that every test has its own accounts, and the consent. It runs on 127.0.0.1, which is
 * cross-site to localhost.
 */
export async function startOpenIdProvider(port: number, site: string): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const issuer = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : port}`;

  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = "key";
  const accounts = new Map<string, AccountClaims>();
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" }] },
    clients: Object.entries(openIdClients).map(([name, { id, secret }]) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [`${site}/api/auth/callback/${name}`],
      token_endpoint_auth_method: name === "apple" ? "client_secret_post" : "client_secret_basic",
    })),
    findAccount: (_, sub) => ({ accountId: sub, claims: () => accounts.get(sub) ?? { sub } }),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Google and Apple put all claims into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ["a key of no consequence"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => false },
  });
  // Apple and Google answer errors with status 200.
  provider.use(async (context, next) => {
    await next();
    if (context.path.startsWith("/auth") && context.status === 400) context.status = 200;
  });
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(consentPage);
      return;
    }
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    if (form.get("answer") === "deny") {
      const refusal = { error: "access_denied", error_description: "The user has refused." };
      return provider.interactionFinished(request, response, refusal);
    }
    const claims = JSON.parse(form.get("claims") ?? "") as AccountClaims;
    accounts.set(claims.sub, claims);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: claims.sub, clientId: String(params.client_id) });
    grant.addOIDCScope("openid email profile");
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, { login: { accountId: claims.sub }, consent: { grantId } });
  }

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/interaction/")) {
      interact(request, response).catch((error: Error) => response.writeHead(500).end(error.stack));
      return;
    }
    // Apple always returns an ID token, even without the scope openid.
    request.url = request.url?.replace(/([?&]scope=)name(?:%20|\+)email/, "$1openid%20email%20profile");
    void answer(request, response);
  });

  return {
    issuer,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, ...header }).sign(privateKey),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
