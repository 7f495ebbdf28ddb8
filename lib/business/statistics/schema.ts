import { z } from "zod";

/** No recipe has more steps. */
const maxStep = 200;

/** In lower case, as the database has it: counts of one item must not have two keys. */
const id = z.uuid("id").toLowerCase();

/** Body of POST /api/statistics/: what a page reports. It says nothing about the reader. */
export const statisticsEventSchema = z.discriminatedUnion("event", [
  z.strictObject({ event: z.enum(["read", "cook_start", "cook_finish"]), id }),
  z.strictObject({ event: z.literal("cook_stop"), id, step: z.int().min(1).max(maxStep) }),
]);

export type StatisticsEvent = z.infer<typeof statisticsEventSchema>;
