import { z } from "zod";

/**
 * Documentation of each setting. .env.example shows `comment` and `example` (the default where
 * there is one); the error message ends with `hint` and leaves out the value of a secret.
 */
export const settingDocs = z.registry<{ comment: string; hint: string; example: string; isSecret?: true }>();
