/** What outside tools are used for; readers agree to each purpose apart. */
export const purposes = ["statistics", "marketing", "advertising", "diagnostics"] as const;
export type Purpose = (typeof purposes)[number];
