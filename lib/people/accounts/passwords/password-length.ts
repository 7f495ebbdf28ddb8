/**
 * Length of a password in UTF-16 code units. Apart from the schema, because forms of every page use
 * it.
 */
export const passwordLength = { min: 8, max: 128 } as const;
