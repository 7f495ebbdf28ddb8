import { createHash, timingSafeEqual } from "node:crypto";
import { deliveryReportsSchema } from "#lib/business/newsletters/issues/delivery-report.ts";
import { recordDeliveryReport } from "#lib/business/newsletters/issues/report-mutations.ts";
import { env } from "#lib/platform/config/env.ts";
import { createRouteHandler, json, readBody } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/**
 * Receives bounces and complaints from the email provider, which proves itself by a token. The
 * answer is the same for every address; another one than 2xx makes the provider repeat its reports.
 */
export const POST = createRouteHandler(
  async (request: Request) => {
    const token = env.NEWSLETTER_WEBHOOK_TOKEN;
    if (!token) throw new ApiError("missing");
    if (!isBearer(request.headers.get("authorization"), token)) throw new ApiError("client");
    for (const report of await readBody(request, deliveryReportsSchema)) await recordDeliveryReport(report);
    return json({ received: true });
  },
  { allowCrossOrigin: true },
);

/** Compares hashes, so that the time tells nothing about the token. */
function isBearer(authorization: string | null, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${token}`));
}
