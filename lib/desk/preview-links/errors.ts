/** "forbidden": not by this user. "missing": no such subject or link. "full": too many links. */
type PreviewLinkErrorCode = "forbidden" | "missing" | "full";

/** A link to a preview cannot be made or revoked. */
export class PreviewLinkError extends Error {
  readonly code: PreviewLinkErrorCode;

  constructor(code: PreviewLinkErrorCode) {
    super(code);
    this.code = code;
  }
}
