import type { NextRequest } from "next/server";
import { door } from "#lib/api.ts";
import { answerAuth } from "#lib/auth/doorway.ts";

export const dynamic = "force-dynamic";

type Context = RouteContext<"/api/auth/[...nextauth]">;

// All that may be posted here is what a provider answers by way of its own page, and `state` proves that.
const answer = door<Context>(
  async (request, { params }) => answerAuth(request as NextRequest, (await params).nextauth),
  { welcomes: "anybody" },
);

export { answer as GET, answer as POST };
