/** All cache tags. Queries tag what they read, writes revalidate what they changed. */
export const cacheTags = {
  /** Lists of cards: a publication changes them. */
  cards: "cards",
  item: (slug: string) => `item:${slug}`,
  categories: "categories",
  tags: "tags",
  ingredients: "ingredients",
  users: "users",
  user: (slug: string) => `user:${slug}`,
  /** How many users follow an author. */
  followers: (authorId: string) => `followers:${authorId}`,
  cookbooks: "cookbooks",
  feeds: "feeds",
  menus: "menus",
  questions: "questions",
  vacancies: "vacancies",
  /** The archive of the newsletter. */
  newsletters: "newsletters",
  ads: "ads",
  /** Name, colours, logo and imprint: every page shows them. */
  site: "site",
  /** Synonyms and redirects of the search. */
  searchRules: "search-rules",
};
