/** The windows of the layout in which readers sign in, sign up and ask for a new password; open them with `openModal`. */
export const signInModal = "sign-in";
export const signUpModal = "sign-up";
export const resetModal = "reset";
