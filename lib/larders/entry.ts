/** Something that can be picked: an ingredient, or a kind that stands for several ("cheese"). In one language. */
export interface Entry {
  /** Of the ingredient, or of the vocabulary for a kind. */
  key: string;
  /** The word for it in an address. */
  slug: string;
  /** In the plural where it is counted, with a capital letter. */
  title: string;
  /** Ids of ingredients that need not be bought where this is. Empty for what can only be left out, or is always there. */
  covers: string[];
  /** Ids of ingredients that whoever leaves this out leaves out. */
  excludes: string[];
  /** It is in every kitchen already. */
  isStaple: boolean;
  /** Months 1–12; empty where it has no season. */
  season: number[];
  /** Its meanings in the vocabulary, and what is wider than they are. */
  meanings: string[];
  wider: string[];
  /** Its names and those of its meanings in both languages, folded. */
  names: string[];
  words: string[];
}

/** An ingredient as the lexicon has it. */
export interface LexiconRow {
  id: string;
  key: string;
  isStaple: boolean;
  season: number[];
  hasPage: boolean;
  /** Of every language it has a name in. */
  texts: { locale: "de" | "en"; slug: string; one: string; many: string }[];
}
