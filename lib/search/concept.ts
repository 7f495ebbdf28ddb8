/**
 * What several words of two languages mean. Words are separated by commas; irregular plurals are listed, regular ones are found by
 * their stem. Of `wider`, whoever asks for such a meaning ("berries") finds this one as well, and whoever excludes it gets none of
 * this; a wider meaning that begins with # only matters for excluding ("without dairy").
 */
export type Concept = readonly [german: string, english: string, wider?: string];
export type Concepts = Readonly<Record<string, Concept>>;
