import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";
import { anyLine } from "#lib/platform/text/text-schema.ts";
import { limits, maxOfflineDays } from "./limits.ts";

const id = z.uuid("missing");
const text = anyLine(limits.textLength, { missing: "textMissing", tooLong: "textTooLong" });
const amount = z.number("amount").positive("amount").max(limits.amount, "amount");

/**
 * An item to add: an ingredient, free text, or both; the text replaces an ingredient that no longer
 * exists. The client makes the id, so that repeating a request adds the item once.
 */
export const newItemSchema = z
  .strictObject({
    id,
    ingredient: id.nullish(),
    recipe: id.nullish(),
    amount: amount.nullish(),
    unit: z.string("unknown").max(20, "unknown").nullish(),
    text: text.default(""),
    ticked: z.boolean("unknown").default(false),
  })
  .refine((item) => item.ingredient || item.text !== "", { error: "textMissing", path: ["text"] });

export const addItemsSchema = z.strictObject({
  items: z.array(newItemSchema).min(1, "unknown").max(limits.items, "tooMany"),
});

/** A change of one item; only free text has a text, only an ingredient an amount. */
export const updateItemSchema = z.strictObject({
  amount: amount.optional(),
  text: text.min(1, "textMissing").optional(),
  ticked: z.boolean("unknown").optional(),
});

const ids = z.array(id).max(2 * limits.items, "tooMany");

/**
 * Milliseconds since the change was made on the device, by the device's own clock: clocks of two
 * devices differ, the time that passes does not.
 */
const age = z
  .number()
  .min(0)
  .catch(0)
  .transform((value) => Math.min(value, maxOfflineDays * 86_400_000))
  .optional();

/** A change to a list as `changeListAction` takes it. */
export const listChangeSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("add"), items: addItemsSchema.shape.items, age }),
  z.strictObject({ type: z.literal("change"), items: z.array(updateItemSchema.extend({ id })).max(limits.items), age }),
  z.strictObject({ type: z.literal("remove"), ids, age }),
]);

/** A recipe whose ingredients a form adds. */
export const addRecipeFormSchema = z.strictObject({ id, locale: z.enum(locales, "unknown") });

export type NewItemInput = z.infer<typeof newItemSchema>;
export type UpdateItemInput = z.infer<typeof updateItemSchema>;
export type ListChangeInput = z.input<typeof listChangeSchema>;
