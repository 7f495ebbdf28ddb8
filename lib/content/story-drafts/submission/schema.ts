import { z } from "zod";
import { textLimits } from "../limits.ts";

const id = z.uuid();

export const submitSchema = z.strictObject({ id, version: z.int().min(0).max(2_147_483_647) });
export const withdrawSchema = z.strictObject({ id });
export const returnSchema = z.strictObject({ id, reason: z.string().trim().min(1).max(textLimits.reason) });
