/**
 * - `forbidden`: the user who acts is no admin
 * - `missing`: no such invitation
 * - `hasRole`: the account of the address has this role, or one above it
 * - `expired`: the link is unknown, used or too old, or its sender is no admin any more
 * - `otherAccount`: the signed-in account has another address
 * - `hasAccount`: the address has an account, which has to accept
 * - `nameTaken`: the name of a new account belongs to another user
 */
export type InvitationErrorCode =
  | ("forbidden" | "missing" | "hasRole")
  | ("expired" | "otherAccount" | "hasAccount" | "nameTaken");

/** An invitation that cannot be sent or accepted. */
export class InvitationError extends Error {
  override name = "InvitationError";
  readonly code: InvitationErrorCode;

  constructor(code: InvitationErrorCode) {
    super(code);
    this.code = code;
  }
}
