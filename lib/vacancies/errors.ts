/**
 * "forbidden": not by this user. "missing": there is no such vacancy, or it has ended. "conflict":
 * another editor has changed it meanwhile.
 */
export type VacancyErrorCode = "forbidden" | "missing" | "conflict";

/** A vacancy cannot be changed. */
export class VacancyError extends Error {
  readonly code: VacancyErrorCode;

  constructor(code: VacancyErrorCode) {
    super(code);
    this.code = code;
  }
}
