import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { requiredLine } from "#lib/platform/text/text-schema.ts";
import { maxTradeLength } from "./form-fields.ts";

/** What the desk writes about a partner; `userId` names a new one. */
export const partnerSchema = z.object({
  ...entryFields,
  ...localizedShape({ trade: requiredLine(maxTradeLength) }),
  userId: z.uuid("noChoice"),
});
