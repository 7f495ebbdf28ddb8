import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";

/** No recipe has more steps. */
const maxStep = 200;

/** In code units; a search has at most 200 characters. */
const maxSearchLength = 400;
/** As many as any page shows. */
const maxClosest = 100;

/** In lower case, as the database has it: counts of one item must not have two keys. */
const id = z.uuid("id").toLowerCase();

/** An event of an item. */
export const itemEventSchema = z.discriminatedUnion("event", [
  z.strictObject({ event: z.enum(["read", "cook_start", "cook_finish"]), id }),
  z.strictObject({ event: z.literal("cook_stop"), id, step: z.int().min(1).max(maxStep) }),
]);

export type ItemEvent = z.infer<typeof itemEventSchema>;

/** Body of POST /api/statistics/: what a page reports. It says nothing about the reader. */
export const statisticsEventSchema = z.discriminatedUnion("event", [
  itemEventSchema,
  z.strictObject({
    event: z.literal("search_failed"),
    locale: z.enum(locales),
    search: z.string().max(maxSearchLength),
    closestCount: z.int().min(0).max(maxClosest),
  }),
]);

export type StatisticsEvent = z.infer<typeof statisticsEventSchema>;
