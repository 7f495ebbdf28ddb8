/** What a signed-out user has just done, which waits until they sign in. */
export interface SignUpReason {
  kind: "like" | "save" | "rating" | "comment" | "commentLike" | "follow";
  /** Of the recipe or story, or the name of the author. */
  title: string;
}

let current: SignUpReason | undefined;

/**
 * The reason of the account modal that opens next, or is open; without one it is opened by a link.
 */
export const signUpReason = {
  read: () => current,
  set(reason: SignUpReason | undefined) {
    current = reason;
  },
};
