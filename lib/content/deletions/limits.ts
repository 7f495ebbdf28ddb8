/** Days in which what was deleted can be restored. */
export const restoreDays = 30;
