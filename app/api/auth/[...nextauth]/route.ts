import type { NextRequest } from "next/server";
import { handleAuthRoute } from "#lib/people/accounts/oauth/auth-route.ts";
import { createRouteHandler } from "#lib/platform/http/api.ts";

export const dynamic = "force-dynamic";

type Context = RouteContext<"/api/auth/[...nextauth]">;

// Only Apple posts here, from its own origin; `state` proves that this browser started the sign-in.
const handleAuth = createRouteHandler<Context>(
  async (request, { params }) => handleAuthRoute(request as NextRequest, (await params).nextauth),
  { allowCrossOrigin: true },
);

export { handleAuth as GET, handleAuth as POST };
