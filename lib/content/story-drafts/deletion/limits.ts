/** Days in which a deleted draft can be restored. */
export const restoreDays = 30;
