/** Who else can say who somebody is, in the order of the buttons. */
export const externalProviderNames = ["google", "facebook", "apple"] as const;
export type ExternalProvider = (typeof externalProviderNames)[number];

/** Why an account elsewhere has opened none here; each has a sentence below `accounts.errors` in the messages. */
export const externalRefusals = [
  /** The reader has said no over there. */
  "denied",
  /** Nobody answers over there. */
  "unreachable",
  /** It came to nothing, for a reason that only the log knows. */
  "failed",
  "banned",
  /** The address has an account here, and only its owner can connect the two. */
  "emailTaken",
  "emailMissing",
  /** The address is not proved: a mail is under way. */
  "checkMail",
  "connectedElsewhere",
] as const;
export type ExternalRefusal = (typeof externalRefusals)[number];

export function isExternalProvider(value: unknown): value is ExternalProvider {
  return externalProviderNames.includes(value as ExternalProvider);
}

/** The reason an address names behind `?error=`, or null for a word that is none. */
export function externalRefusal(value: unknown): ExternalRefusal | null {
  return externalRefusals.find((refusal) => refusal === value) ?? null;
}
