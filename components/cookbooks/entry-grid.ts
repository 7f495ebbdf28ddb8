/** Classes of the list in which the cards of a cookbook lie. */
export const entryGrid =
  "grid grid-cols-2 gap-x-4 gap-y-8 empty:hidden md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4";
