/** What a module can show; "tip" is a shopping tip, "item" a recipe or a story. */
export const referenceKinds = [
  "item",
  "recipe",
  "tip",
  "user",
  "category",
  "ingredient",
  "video",
  "picture",
] as readonly ReferenceKind[];
export type ReferenceKind = ("item" | "recipe" | "tip") | ("user" | "category" | "ingredient") | ("video" | "picture");

/** Something that a module shows, as the desk names it. */
export interface Reference {
  id: string;
  title: string;
  /** Only of recipes and stories; "live" when readers see it now. */
  state: "live" | "scheduled" | "expired" | "hidden" | null;
  /** Address of a small picture. */
  src: string | null;
}
