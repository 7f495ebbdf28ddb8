import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

/**
 * Fields of the follow button; it asks for a state, so that pressing it twice changes nothing.
 * `user` is who has pressed it, where a device delivers it later.
 */
export const followFormSchema = z.strictObject({
  user: z.uuid("uuid").optional(),
  author: z.uuid("uuid"),
  followed: z.enum(["true", "false"]).transform((followed) => followed === "true"),
});

/** Fields of the switch of the digest in the settings. */
export const setDigestSchema = z.strictObject({
  wanted: z.enum(["true", "false"]).transform((wanted) => wanted === "true"),
  locale: z.enum(locales),
});

/** Parameters of the unsubscribe link of a digest: user and signature. */
export const digestUnsubscribeSchema = z.strictObject({
  id: z.uuid(),
  key: z.string().regex(/^[\w-]{43}$/),
});

export type SetDigestState = FormState<"wanted", "unconfirmed">;
