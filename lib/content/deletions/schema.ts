import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";

/** The form that restores something deleted. */
export const restoreSchema = z.object({ id: z.uuid(), locale: z.enum(locales) });

/** The form after an attempt that failed, with the reason in the language of the reader. */
export type RestoreState = { problem: string | null };
