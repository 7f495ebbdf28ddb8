import type { SubjectKey } from "#lib/platform/audit-log/subject-queries.ts";
import type { AuditSubject } from "#lib/platform/db/tables/company/audit-log.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import type { Route } from "#lib/platform/routing/routing.ts";

/** Pages of the subjects that have one: at the desk by id, of readers by slug. */
const routes: Partial<Record<AuditSubject, Route>> = {
  recipe: "/desk/published-recipes/[id]",
  story: "/desk/stories/[id]",
  picture: "/desk/pictures/[id]",
  category: "/desk/categories/[id]",
  tag: "/desk/tags/[id]",
  ingredient: "/desk/ingredients/[id]",
  utensil: "/desk/utensils/[id]",
  author: "/desk/authors/[id]",
  partner: "/users/[slug]",
  menu: "/desk/menus/[id]",
  account: "/desk/accounts/[id]",
  house_ad: "/desk/house-ads/[id]",
  clip: "/desk/clips/[id]",
  vacancy: "/desk/jobs/[id]",
  question: "/desk/questions/[id]",
  newsletter: "/desk/newsletters/[id]",
};

/** Site-relative address of the page of a subject; null without one. */
export function toSubjectAddress(type: AuditSubject, key: SubjectKey, locale: Locale): string | null {
  const route = routes[type];
  return route ? routeAddress(locale, route, { ...key }) : null;
}
