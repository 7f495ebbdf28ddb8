/**
 * A concept and the words for it in both languages, separated by commas. Irregular plurals are
 * listed, regular ones are found by their stem. `broader` names concepts in the sense of SKOS
 * (https://www.w3.org/TR/skos-reference/#semantic-relations): a search for "berries" also finds
 * raspberries, and a search without berries finds none. A broader concept that begins with # counts
 * for exclusion only ("without dairy"). One that begins with ~ is similar: where nothing is about
 * porridge, the search offers oats.
 */
type Concept = readonly [german: string, english: string, broader?: string];
export type Concepts = Readonly<Record<string, Concept>>;
