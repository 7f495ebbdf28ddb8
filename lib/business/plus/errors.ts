type PlusErrorCode = "notSold" | "noEmail" | "trialUsed";

/** Why an order or a trial is refused. */
export class PlusError extends Error {
  readonly code: PlusErrorCode;

  constructor(code: PlusErrorCode) {
    super(code);
    this.code = code;
  }
}
