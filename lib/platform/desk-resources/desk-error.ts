/**
 * - `forbidden`: the user is no editor
 * - `missing`: it does not exist, or no longer
 * - `conflict`: another editor has changed it meanwhile
 * - `taken`: something else has this slug or address
 * - `nameTaken`: one of the names is that of something else
 * - `used`: it is still in use
 * - `builtIn`: the site itself needs it
 * - `unsuitable`: this target is not possible
 * - `badPath`: this is no address of a page
 * - `livingPage`: there is a page at this address
 * - `loop`: it leads to another redirect
 */
export type DeskErrorCode =
  | ("forbidden" | "missing" | "conflict" | "taken" | "nameTaken" | "used" | "builtIn" | "unsuitable")
  | ("badPath" | "livingPage" | "loop");

/** A change at the desk that is not possible; `field` names the field that says why. */
export class DeskError extends Error {
  override name = "DeskError";
  readonly code: DeskErrorCode;
  readonly field: string | null;

  constructor(code: DeskErrorCode, field: string | null = null) {
    super(field === null ? code : `${code}: ${field}`);
    this.code = code;
    this.field = field;
  }
}
