/**
 * - `forbidden`: the user may not do it
 * - `missing`: it was restored already, or purged
 * - `taken`: something else has its name or address
 * - `gone`: something that it needs was deleted
 * - `adminOnly`: it would change the role of an account
 * - `outdated`: it breaks a rule that is younger than it
 */
type RestoreErrorCode = "forbidden" | "missing" | "taken" | "gone" | "adminOnly" | "outdated";

/** Something deleted that cannot be restored. `detail` is the name that is taken or gone. */
export class RestoreError extends Error {
  override name = "RestoreError";
  readonly code: RestoreErrorCode;
  readonly detail: string;

  constructor(code: RestoreErrorCode, detail = "") {
    super(detail === "" ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
