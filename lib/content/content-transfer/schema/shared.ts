import { z } from "zod";

export const keySchema = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i)
  .max(200);
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);

/** A date and time with its offset from UTC: "2026-11-01T08:00:00.000Z". */
export const timeSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const idSchema = z.uuid();

export const localized = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ de: schema, en: schema });

export const partlyLocalized = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ de: schema.optional(), en: schema.optional() });
