/** Identity providers in the order of the buttons. */
export const oauthProviders = ["google", "facebook", "apple"] as const;
export type OAuthProvider = (typeof oauthProviders)[number];

/**
 * Why a sign-in with a provider failed; each code has a text below `accounts.errors` in the
 * messages.
 */
const oauthErrorCodes = [
  /** The reader cancelled at the provider. */
  "denied",
  /** The provider does not answer. */
  "unreachable",
  /** Any other reason, which only the log names. */
  "failed",
  "banned",
  /**
   * The e-mail address belongs to an account of this site, and only its owner can connect the two.
   */
  "emailTaken",
  "emailMissing",
  /** The provider has not verified the e-mail address: a confirmation mail is sent. */
  "checkMail",
  "connectedElsewhere",
] as const;
export type OAuthErrorCode = (typeof oauthErrorCodes)[number];

/** Whether a value, for example a part of an address, names a provider. */
export function isOAuthProvider(value: unknown): value is OAuthProvider {
  return oauthProviders.includes(value as OAuthProvider);
}

/** Parses the `error` parameter of an address; null for an unknown code. */
export function parseOAuthErrorCode(value: unknown): OAuthErrorCode | null {
  return oauthErrorCodes.find((code) => code === value) ?? null;
}
