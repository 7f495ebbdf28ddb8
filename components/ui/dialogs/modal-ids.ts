/**
 * Ids of the modals that other files open, by `openModal`, `modalTriggerProps` or `data-opens`. A
 * modal that only its own file opens has an id of `useId`.
 */
export const signInModalId = "sign-in";
export const signUpModalId = "sign-up";
export const resetPasswordModalId = "reset";
export const feedbackModalId = "feedback";
export const reportModalId = "report";
export const premiumModalId = "recipe-premium";
export const emergencyRecipeModalId = "emergency-recipe";
export const clearListModalId = "shopping-list-clear";
export const createCookbookModalId = "cookbook-create";
export const entryNoteModalId = "cookbook-item-note";
export const moveEntryModalId = "cookbook-item-move";
