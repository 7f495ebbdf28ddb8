/** Days in which somebody who has asked to be deleted can come back by signing in. */
export const graceDays = 14;
