import { countOpenQuestions } from "#lib/content/hotline/desk-queries.ts";
import { countReviewQueue } from "#lib/content/recipe-drafts/review/queries.ts";
import { countSubmittedStories } from "#lib/content/story-drafts/submission/queries.ts";
import { countHeldComments } from "#lib/people/comments/desk-queries.ts";
import { countOpenReports } from "#lib/people/reports/desk-queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";

interface DeskSection {
  /** The name in the messages `desk.sections`. */
  key:
    | ("recipes" | "ownRecipes" | "comments" | "reports")
    | ("publishedRecipes" | "stories" | "findings" | "pictures" | "clips" | "questions")
    | ("statistics" | "searches" | "newsletters" | "feedback")
    | ("jobs" | "houseAds")
    | ("homePage" | "calendar")
    | ("categories" | "tags" | "ingredients" | "utensils" | "redirects")
    | ("menus" | "authors" | "partners")
    | ("accounts" | "invitations" | "auditLog" | "deleted" | "content" | "setup");
  route: StaticRoute;
  /** Editors do not see it. */
  isForAdmins?: true;
  /** Counts what waits for an editor; where nothing waits, it is missing. */
  countOpen?(): Promise<number>;
}

interface DeskSectionGroup {
  /** The name in the messages `desk.groups`. */
  key: "review" | "content" | "catalogue" | "audience" | "company" | "administration";
  sections: readonly DeskSection[];
}

/** Sections of the desk of editors in the order of their navigation. */
const editorGroups: readonly DeskSectionGroup[] = [
  {
    key: "review",
    sections: [
      { key: "recipes", route: "/desk", countOpen: countReviewQueue },
      { key: "comments", route: "/desk/comments", countOpen: countHeldComments },
      { key: "reports", route: "/desk/reports", countOpen: countOpenReports },
    ],
  },
  {
    key: "content",
    sections: [
      { key: "homePage", route: "/desk/home-page" },
      { key: "calendar", route: "/desk/calendar" },
      { key: "publishedRecipes", route: "/desk/published-recipes" },
      { key: "stories", route: "/desk/stories", countOpen: countSubmittedStories },
      { key: "findings", route: "/desk/findings" },
      { key: "pictures", route: "/desk/pictures" },
      { key: "clips", route: "/desk/clips" },
      { key: "questions", route: "/desk/questions", countOpen: countOpenQuestions },
    ],
  },
  {
    key: "catalogue",
    sections: [
      { key: "categories", route: "/desk/categories" },
      { key: "tags", route: "/desk/tags" },
      { key: "ingredients", route: "/desk/ingredients" },
      { key: "utensils", route: "/desk/utensils" },
      { key: "menus", route: "/desk/menus" },
      { key: "authors", route: "/desk/authors" },
      { key: "partners", route: "/desk/partners" },
      { key: "redirects", route: "/desk/redirects" },
    ],
  },
  {
    key: "audience",
    sections: [
      { key: "statistics", route: "/desk/statistics" },
      { key: "searches", route: "/desk/searches" },
      { key: "newsletters", route: "/desk/newsletters" },
      { key: "feedback", route: "/desk/feedback" },
    ],
  },
  {
    key: "company",
    sections: [
      { key: "jobs", route: "/desk/jobs" },
      { key: "houseAds", route: "/desk/house-ads" },
    ],
  },
  {
    key: "administration",
    sections: [
      { key: "accounts", route: "/desk/accounts", isForAdmins: true },
      { key: "invitations", route: "/desk/invitations", isForAdmins: true },
      { key: "auditLog", route: "/desk/audit-log" },
      { key: "deleted", route: "/desk/deleted" },
      { key: "content", route: "/desk/content", isForAdmins: true },
      { key: "setup", route: "/desk/setup", isForAdmins: true },
    ],
  },
];

/** Sections of the desk of partners, which show them only what is theirs. */
const partnerGroups: readonly DeskSectionGroup[] = [
  {
    key: "content",
    sections: [
      { key: "ownRecipes", route: "/desk" },
      { key: "stories", route: "/desk/stories" },
      { key: "pictures", route: "/desk/pictures" },
      { key: "statistics", route: "/desk/statistics" },
    ],
  },
];

/** The sections that a user of the desk sees. */
export function listDeskGroups(newType: UserType): readonly DeskSectionGroup[] {
  if (newType === "partner") return partnerGroups;
  return editorGroups
    .map(({ key, sections }) => ({
      key,
      sections: sections.filter(({ isForAdmins }) => !isForAdmins || newType === "admin"),
    }))
    .filter(({ sections }) => sections.length > 0);
}
