import { z } from "zod";
import type { ExternalProvider } from "./external-provider.ts";

/** What an account elsewhere says about its owner. Only the subject is certain, and the address where it is vouched for. */
export interface ExternalProfile {
  provider: ExternalProvider;
  subject: string;
  /** As it came; empty where there is none. */
  name: string;
  /** Lower case. */
  email: string | null;
  isEmailVerified: boolean;
}

const text = z.string().catch("");

const claims = z.object({
  sub: text,
  id: text,
  name: text,
  email: text,
  email_verified: z.unknown().optional(),
  /** Apple tells the name once, outside the token. */
  user: z
    .object({ name: z.object({ firstName: text, lastName: text }) })
    .catch({ name: { firstName: "", lastName: "" } }),
});

const address = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The claims of an account elsewhere in our own words, or null where they do not say whose it is. */
export function readProfile(provider: ExternalProvider, given: unknown): ExternalProfile | null {
  const parsed = claims.safeParse(given);
  if (!parsed.success) return null;
  const { sub, id, name, email, email_verified, user } = parsed.data;
  const subject = provider === "facebook" ? id : sub;
  if (!/^[\x21-\x7e]{1,255}$/.test(subject)) return null;
  return {
    provider,
    subject,
    name: name || `${user.name.firstName} ${user.name.lastName}`.trim(),
    email: address.safeParse(email).data ?? null,
    // Apple writes the word. Facebook says nothing, which is to say no.
    isEmailVerified: provider !== "facebook" && (email_verified === true || email_verified === "true"),
  };
}
