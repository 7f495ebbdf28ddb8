import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

export const setupTestSchema = z.object({ locale: z.enum(locales) });

export const releaseSchema = z.strictObject({ locale: z.enum(locales) });

/** The state of a form that tests something, with what was found. */
export type SetupTestState = FormState<never, never> & { result?: { isPassed: boolean; answer: string } };
