/** Buttons anywhere on the site open the feedback window by this id. */
export const feedbackModal = "feedback";
