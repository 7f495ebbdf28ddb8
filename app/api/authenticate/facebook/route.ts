import { createOAuthTokenRoute } from "#app/api/authenticate/oauth-token-route.ts";

export const dynamic = "force-dynamic";

export const POST = createOAuthTokenRoute("facebook");
