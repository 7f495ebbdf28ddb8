import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";

export type PreviewLinkState = FormState<never, never>;

export const createLinkSchema = z.strictObject({ type: z.enum(["item", "draft"]), id: z.uuid() });
export const revokeLinkSchema = z.strictObject({ id: z.uuid() });
