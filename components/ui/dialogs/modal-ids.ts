/** Ids of the account modals, which the layout renders; `openModal` opens them. */
export const signInModalId = "sign-in";
export const signUpModalId = "sign-up";
export const resetPasswordModalId = "reset";
