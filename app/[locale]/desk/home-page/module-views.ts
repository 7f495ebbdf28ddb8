import { getLocale, getTranslations } from "next-intl/server";
import type { ModuleView } from "#components/content/feeds/desk/module-row.tsx";
import type { RevisionView } from "#components/content/feeds/desk/revision-list.tsx";
import type { FeedRevision } from "#lib/content/feeds/desk/desk-queries.ts";
import { getModuleHeading } from "#lib/content/feeds/desk/module-name.ts";
import { findReferences } from "#lib/content/feeds/desk/reference-queries.ts";
import { isActiveAt } from "#lib/content/feeds/schedule.ts";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import type { StoredModule } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** Puts the modules of a feed into words for the list of the desk. */
export async function createModuleViews(modules: readonly StoredModule[], now = currentTime()): Promise<ModuleView[]> {
  const [locale, t, slots, names] = await Promise.all([
    getLocale(),
    getTranslations("feeds.desk"),
    getTranslations("ads.desk.slots"),
    createNames(modules),
  ]);
  return modules.map((module) => {
    const { id, data, startsAt, endsAt, locale: language } = module;
    const time = (instant: string | null) => (instant ? formatDateTime(new Date(instant), locale) : "");
    const period = startsAt && endsAt ? "between" : startsAt ? "from" : endsAt ? "until" : null;
    const count = countEntries(data);
    const facts = [
      getModuleHeading(data) && t(`types.${data.type}`),
      data.type === "advertisement" && slots(data.slot),
      count !== null && t("list.entries", { count }),
      language && t(`plan.languages.${language}`),
    ];
    const isOver = endsAt !== null && Date.parse(endsAt) <= now.getTime();
    return {
      id,
      name: names(module),
      facts: facts.filter(Boolean).join(" · "),
      times: period ? t(`list.${period}`, { from: time(startsAt), until: time(endsAt) }) : "",
      state: isActiveAt(module, now) ? "active" : isOver ? "over" : "planned",
      href: routeAddress(locale, "/desk/home-page/modules/[id]", { id }),
    };
  });
}

/** Puts changes of a feed into words. */
export async function createRevisionViews(revisions: readonly FeedRevision[]): Promise<RevisionView[]> {
  const [locale, t, names] = await Promise.all([
    getLocale(),
    getTranslations("feeds.desk.revisions"),
    createNames(revisions.flatMap(({ module }) => module ?? [])),
  ]);
  return revisions.map(({ version, action, module, actor, createdAt }) => ({
    version,
    text: t(`actions.${action}`, { name: module ? names(module) : t("unknown") }),
    by: t("by", { name: actor ?? t("noActor"), time: formatDateTime(new Date(createdAt), locale) }),
  }));
}

/** Returns what names a module: its heading, the title of its shopping tip, or its type. */
async function createNames(modules: readonly StoredModule[]) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("feeds.desk.types")]);
  const tipIds = modules.flatMap(({ data }) => (data.type === "shopping_tip" ? data.itemId : []));
  const tips = new Map((await findReferences(locale, "tip", tipIds)).map(({ id, title }) => [id, title]));
  return ({ data }: StoredModule) => {
    const tip = data.type === "shopping_tip" ? tips.get(data.itemId) : undefined;
    const name = getModuleHeading(data)?.[locale] ?? tip;
    return name ?? t(data.type);
  };
}

function countEntries(data: ModuleData): number | null {
  switch (data.type) {
    case "recipe":
      return data.itemIds.length;
    case "article":
      return data.itemIds.length + 1;
    case "collection":
      return data.itemIds.length + data.links.length;
    case "automated":
      return data.search.size;
    case "author_carousel":
      return data.userIds.length;
    case "categories_collection":
      return data.categoryIds.length;
    case "link_collection":
      return data.links.length;
    default:
      return null;
  }
}
