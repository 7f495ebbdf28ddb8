import { relayConversionEvent } from "#app/api/fb-events/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { conversionLimits } from "#lib/business/analytics/limits.ts";
import { isRelayConfigured, relayConversion } from "#lib/business/analytics/relay-conversion.ts";
import { env } from "#lib/platform/config/env.ts";
import { isGranted, parseConsent } from "#lib/platform/consent/consent-cookie.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getClientIp } from "#lib/platform/http/client-ip.ts";

export const dynamic = "force-dynamic";

/**
 * Relays a conversion event to Meta, for readers who have agreed to marketing. Without settings for
 * it nothing happens.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implement(
    relayConversionEvent,
    async ({ request: { headers }, body: event }) => {
      if (!isRelayConfigured()) return null;
      if (!isGranted(parseConsent(headers.get("cookie") ?? ""), "marketing")) throw new ApiError("forbidden");
      if (new URL(event.sourceUrl).origin !== new URL(env.SITE_URL).origin) {
        throw new ApiError("invalid", { sourceUrl: "origin" });
      }
      if (!(await relayConversion(event, getClientIp(headers)))) throw new ApiError("unavailable");
      return null;
    },
    { getLimiter: () => conversionLimits().perClient },
  ),
});
