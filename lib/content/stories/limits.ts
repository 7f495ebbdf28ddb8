/** Of the fields of a block: characters, or entries of a list. */
export const blockLimits = { line: 300, paragraph: 10_000, href: 2000, entries: 100 };
