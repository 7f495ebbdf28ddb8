/**
 * - `forbidden`: the user who acts is no admin
 * - `missing`: no such account, session or invitation
 * - `self`: admins neither lower nor ban themselves
 * - `lastAdmin`: no admin would be left who can sign in
 * - `conflict`: the account is in another state by now
 */
export type AccountErrorCode = "forbidden" | "missing" | "self" | "lastAdmin" | "conflict";

/** A change of an account that is not possible. */
export class AccountError extends Error {
  override name = "AccountError";
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode) {
    super(code);
    this.code = code;
  }
}
