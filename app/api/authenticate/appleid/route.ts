import { createOAuthHandler } from "#app/api/authenticate/oauth-token-route.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** Creates an API session with a token of the provider. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: createOAuthHandler("apple"),
});
