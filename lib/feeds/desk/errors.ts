/**
 * "forbidden": not by this user. "missing": there is no such module or revision. "conflict":
 * another editor has changed the feed meanwhile.
 */
export type FeedErrorCode = "forbidden" | "missing" | "conflict";

/** A feed cannot be changed. */
export class FeedError extends Error {
  readonly code: FeedErrorCode;

  constructor(code: FeedErrorCode) {
    super(code);
    this.code = code;
  }
}
