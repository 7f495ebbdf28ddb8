/** An email to an editor about what the site should have done at a planned time. */
export type DeskEmail = {
  kind: "publicationMissed";
  what: "recipe" | "newsletter";
  /** Empty while it has none. */
  title: string;
  plannedAt: Date;
  link: string;
};
