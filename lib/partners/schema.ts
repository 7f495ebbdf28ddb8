import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";
import { requiredLine, versionSchema } from "#lib/text/text-schema.ts";
import { maxTradeLength } from "./form-fields.ts";

const trade = requiredLine(maxTradeLength);

/** What the desk writes about a partner; `id` is empty for a new one, which `userId` then names. */
export const partnerSchema = z.object({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
  userId: z.uuid("noChoice"),
  tradeDe: trade,
  tradeEn: trade,
});

/** Removes a partner. */
export const removePartnerSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
});
