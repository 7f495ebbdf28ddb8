import { z } from "zod";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { localPath } from "#lib/local-path.ts";
import { externalProviderNames } from "./external-provider.ts";

const provider = z.enum(externalProviderNames);

export const externalSignInInput = z.strictObject({
  provider,
  /** Where to go afterwards; what leads away from the site counts as nothing. */
  next: z.unknown().optional().transform(localPath),
  locale: z.enum(locales),
});
export const disconnectInput = z.strictObject({ provider });

/** `lastWayIn`: without this account nobody could sign in here any more. */
export type DisconnectProblem = "lastWayIn";

export type ExternalSignInState = FormState<never, never>;
export type DisconnectState = FormState<"provider", DisconnectProblem>;

/** What an app sends: a token, and the `nonce` it had asked for it with, if any. */
export const externalTokenBody = z.strictObject({
  token: z.string("missing").min(1, "missing").max(10_000, "wrong"),
  nonce: z.string().min(1).max(500).optional(),
});
export type ExternalTokenBody = z.infer<typeof externalTokenBody>;
