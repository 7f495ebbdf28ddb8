/** The window of the shelf in which a cookbook is made. */
export const createDialog = "cookbook-create";
