/** What a signed-out user has just done, which waits until they sign in. */
export interface SignUpReason {
  kind: "like" | "save" | "rating";
  /** Of the recipe or story. */
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
