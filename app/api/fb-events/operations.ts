import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { conversionEventSchema } from "#lib/business/analytics/schema.ts";

export const relayConversionEvent = defineOperation({
  id: "relayConversionEvent",
  method: "POST",
  path: "/fb-events",
  summary:
    "Relays a conversion event of a page to Meta, once per `eventId`. " +
    "403 unless the cookie `consent` agrees to marketing; without settings for Meta nothing happens.",
  tag: "Analytics",
  access: "public",
  isOlder: true,
  body: conversionEventSchema,
  data: null,
  example: {
    body: {
      eventName: "Lead",
      eventId: "6f1c2f6e-newsletter",
      userAgent: "Mozilla/5.0",
      sourceUrl: "https://tischlein.example/de",
    },
  },
});
