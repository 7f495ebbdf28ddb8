import type { KindName } from "#lib/content/content-transfer/kind-names.ts";
import type { DeletedKind } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import type { SlugKind } from "#lib/platform/db/tables/routing.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";

interface KindFacts {
  /** The list of the desk. */
  route: StaticRoute;
  /** Its kind in the format of the content, in which it is kept. */
  content?: KindName;
  /** Its kind in the history of slugs. */
  slugs?: SlugKind;
  /** Tables of its rows, which are kept as they are, with the column of its id; first the first. */
  tables?: readonly (readonly [table: string, column: string])[];
}

/** How each kind is kept: by the format of the content, else as rows. */
export const kindFacts: Record<DeletedKind, KindFacts> = {
  category: { route: "/desk/categories", content: "categories", slugs: "category" },
  tag: { route: "/desk/tags", content: "tags", slugs: "tag" },
  ingredient: { route: "/desk/ingredients", content: "ingredients", slugs: "ingredient" },
  utensil: { route: "/desk/utensils", content: "utensils" },
  menu: { route: "/desk/menus", content: "menus" },
  author: { route: "/desk/authors", content: "authors", slugs: "user" },
  redirect: { route: "/desk/redirects", content: "redirects" },
  partner: { route: "/desk/partners", tables: [["partners", "user_id"]] },
  clip: { route: "/desk/clips", tables: [["videos", "id"]] },
  newsletter: {
    route: "/desk/newsletters",
    tables: [
      ["newsletter_issues", "id"],
      ["newsletter_issue_texts", "issue_id"],
      ["newsletter_issue_items", "issue_id"],
    ],
  },
};
