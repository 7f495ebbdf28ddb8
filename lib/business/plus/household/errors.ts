export type HouseholdErrorCode = "noPlus" | "full" | "isMember" | "isOwner" | "own" | "missing" | "expired" | "limited";

/** Why an invitation is not sent or not accepted. */
export class HouseholdError extends Error {
  readonly code: HouseholdErrorCode;

  constructor(code: HouseholdErrorCode) {
    super(code);
    this.code = code;
  }
}
