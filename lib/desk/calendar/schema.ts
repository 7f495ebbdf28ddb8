import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { movableKinds } from "./entry.ts";

export type MoveError = "required" | "past" | "conflict" | "order" | "incomplete";
export type MoveState = FormState<"date", MoveError>;

/** Moves an entry to another day. */
export const moveSchema = z.strictObject({
  kind: z.enum(movableKinds),
  id: z.uuid(),
  /** When it was to happen, so that of two editors the second one is told. */
  from: z.iso.datetime().transform((instant) => new Date(instant)),
  date: z.iso.date("required"),
  locale: z.enum(locales),
});
