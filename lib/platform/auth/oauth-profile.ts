import { z } from "zod";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import type { OAuthProvider } from "./oauth-provider.ts";

/**
 * Owner of a provider's account. Only the subject is reliable, and the e-mail address where the
 * provider has verified it.
 * https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
 */
export interface OAuthProfile {
  provider: OAuthProvider;
  subject: string;
  /** Not normalized; empty when missing. */
  name: string;
  /** Lower case. */
  email: string | null;
  isEmailVerified: boolean;
}

const textSchema = z.string().catch("");

const claimsSchema = z.object({
  sub: textSchema,
  id: textSchema,
  name: textSchema,
  email: textSchema,
  email_verified: z.unknown().optional(),
  /** Apple sends the name once, outside the token. */
  user: z
    .object({ name: z.object({ firstName: textSchema, lastName: textSchema }) })
    .catch({ name: { firstName: "", lastName: "" } }),
});

/** Parses the claims of a provider; null without a valid subject. */
export function parseOAuthProfile(provider: OAuthProvider, rawClaims: unknown): OAuthProfile | null {
  const parsed = claimsSchema.safeParse(rawClaims);
  if (!parsed.success) return null;
  const { sub, id, name, email, email_verified, user } = parsed.data;
  const subject = provider === "facebook" ? id : sub;
  if (!/^[\x21-\x7e]{1,255}$/.test(subject)) return null;
  return {
    provider,
    subject,
    name: name || `${user.name.firstName} ${user.name.lastName}`.trim(),
    email: emailSchema.safeParse(email).data ?? null,
    // Apple sends the flag as a string. Facebook sends none, so its addresses count as unverified.
    isEmailVerified: provider !== "facebook" && (email_verified === true || email_verified === "true"),
  };
}
