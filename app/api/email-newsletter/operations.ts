import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { subscribeBodySchema } from "#lib/business/newsletters/schema.ts";

export const subscribeToNewsletter = defineOperation({
  id: "subscribeToNewsletter",
  method: "POST",
  path: "/email-newsletter",
  summary: "Sends a mail that confirms a subscription. The answer is the same for every address.",
  tag: "Newsletter",
  access: "public",
  isOlder: true,
  body: subscribeBodySchema,
  isRepeatable: true,
  data: null,
  example: { body: { email: "anna@example.org", language: "de" } },
});
