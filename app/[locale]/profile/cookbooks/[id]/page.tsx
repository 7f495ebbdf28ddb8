import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { renderIcons } from "#app/[locale]/profile/cookbooks/render-icons.tsx";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { AddMorePanel } from "#components/kitchen/cookbooks/entries/add-more-panel.tsx";
import { EntryForms } from "#components/kitchen/cookbooks/entries/entry-forms.tsx";
import { OwnEntries, type OwnEntriesProps } from "#components/kitchen/cookbooks/entries/own-entries.tsx";
import {
  CookbookTools,
  type CookbookToolsProps,
  InlineCookbookTools,
} from "#components/kitchen/cookbooks/own/cookbook-tools.tsx";
import { HouseholdShare } from "#components/kitchen/cookbooks/own/household-share.tsx";
import { OwnCookbookHeader } from "#components/kitchen/cookbooks/own/own-cookbook-header.tsx";
import { VisibilityStatus } from "#components/kitchen/cookbooks/own/visibility-status.tsx";
import { PreloadedSaves } from "#components/kitchen/cookbooks/save/preloaded-saves.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { isInHousehold } from "#lib/business/plus/household/queries.ts";
import { isSharedInHousehold } from "#lib/kitchen/cookbooks/household/queries.ts";
import { addItemAction } from "#lib/kitchen/cookbooks/item-actions.ts";
import {
  getOwnCookbook,
  isRecentlyRemoved,
  listOwnCookbooks,
  listOwnEntries,
} from "#lib/kitchen/cookbooks/queries-own.ts";
import { idSchema } from "#lib/kitchen/cookbooks/schema.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { address, routeAddress, routeAddresses, slugAddress } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { ErrorNotice, singleParam, UndoNotice } from "../notices.tsx";
import { loadEntries } from "./load-entries.tsx";
import { PrintLink } from "./print-link.tsx";

export const dynamic = "force-dynamic";

const pageSize = 48;

const iconNames = {
  back: "arrowRight",
  close: "x",
  copy: "copy",
  cover: "image",
  delete: "trash",
  error: "circleAlert",
  forward: "arrowLeft",
  grip: "gripVertical",
  more: "ellipsis",
  move: "cornerUpRight",
  note: "pencil",
  private: "lock",
  public: "globe",
  remove: "x",
  rename: "pencil",
  unlisted: "link",
} as const;

const clientMessages = [
  "cookbooks.cover",
  "cookbooks.delete",
  "cookbooks.entries",
  "cookbooks.form",
  "cookbooks.head",
  "cookbooks.move",
  "cookbooks.note",
  "cookbooks.remove",
  "cookbooks.visibility",
  "ui.modal",
] as const;

type SearchParams = Record<"page" | "edit" | "item" | "removed" | "problem", string | string[] | undefined>;
type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, locale, t, user] = await Promise.all([
    params,
    getLocale(),
    getTranslations("cookbooks.index"),
    getSessionUser(),
  ]);
  const cookbook = user && idSchema.safeParse(id).success ? await getOwnCookbook(user.id, id, locale) : null;
  return noindexMetadata(cookbook?.title ?? t("title"), routeAddresses("/profile/cookbooks/[id]", { id }));
}

/**
 * The user's own cookbook, to read and to edit. Without script the query parameters `edit` and
 * `item` show the forms on the page.
 */
export default async function OwnCookbookPage({ params, searchParams }: Props) {
  const [{ id }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("cookbooks"),
  ]);
  const href = routeAddress(locale, "/profile/cookbooks/[id]", { id });
  const user = await requireSignIn(href);
  if (!idSchema.safeParse(id).success) notFound();
  const cookbook = await getOwnCookbook(user.id, id, locale);
  if (!cookbook) notFound();
  const item = idSchema.safeParse(singleParam(query.item)).data;
  const problem = singleParam(query.problem);
  const removed = idSchema.safeParse(singleParam(query.removed)).data;
  const [allEntries, cookbooks, isMember, isShared, isUndoable] = await Promise.all([
    listOwnEntries(user.id, id),
    listOwnCookbooks({ userId: user.id, locale }),
    isInHousehold(user.id),
    isSharedInHousehold(user.id, id),
    removed !== undefined && isRecentlyRemoved(user.id, id, removed),
  ]);
  const pages = toPageCount(allEntries.length, pageSize);
  const page = Math.min(pages, parsePageNumber(singleParam(query.page)));
  const pageEntries = allEntries.slice((page - 1) * pageSize, page * pageSize);
  const { entries, choices } = await loadEntries(locale, pageEntries, t("entries.gone"));
  const icons = renderIcons(iconNames);
  const tools: CookbookToolsProps = {
    cookbook: {
      id,
      title: cookbook.title,
      summary: cookbook.summary,
      hasCustomCover: cookbook.hasCustomCover,
      href,
      visibility: cookbook.visibility,
    },
    choices,
    icons,
  };
  const list: OwnEntriesProps = {
    cookbook: { id, title: cookbook.title, href, visibility: cookbook.visibility },
    ids: allEntries.map(({ itemId }) => itemId),
    entries,
    otherCookbooks: cookbooks.filter((other) => other.id !== id).map(({ id, title, count }) => ({ id, title, count })),
    icons,
  };
  return (
    <ClientMessages namespaces={clientMessages}>
      <PageBreadcrumbs
        crumbs={[
          { title: t("index.title"), href: address(locale, "/profile/cookbooks") },
          { title: cookbook.title, href },
        ]}
      />
      <div className="wrap">
        <ErrorNotice problem={problem} />
        {isUndoable && removed && (
          <UndoNotice text={t("remove.removed")} action={addItemAction} fields={{ id, item: removed, locale }} />
        )}
        <OwnCookbookHeader
          cookbook={cookbook}
          menu={<CookbookTools {...tools} />}
          visibility={
            <VisibilityStatus
              cookbook={{ id, visibility: cookbook.visibility, isHidden: cookbook.isHidden, href }}
              isInHousehold={isMember && isShared}
              url={cookbook.slug && absoluteUrl(slugAddress(locale, "/cookbooks/[slug]", cookbook.slug))}
              icons={icons}
            />
          }
        />
        <div className="-mt-4 mb-8 grid justify-items-start gap-3 empty:hidden">
          {allEntries.length > 0 && <PrintLink cookbookId={id} isPremium={user.isPremium} />}
          {isMember && <HouseholdShare cookbookId={id} isShared={isShared} />}
        </div>
        {singleParam(query.edit) && <InlineCookbookTools {...tools} />}
        {entries.some((entry) => entry.id === item) && (
          <EntryForms {...list} itemId={item ?? ""} isTitleMissing={problem === "titleMissing"} />
        )}
        <PreloadedSaves ids={entries.map((entry) => entry.id)}>
          <OwnEntries {...list} />
        </PreloadedSaves>
        <Pagination
          page={page}
          pages={pages}
          getHref={(number) => routeAddress(locale, "/profile/cookbooks/[id]", { id }, number)}
        />
        <AddMorePanel isEmpty={allEntries.length === 0} />
      </div>
    </ClientMessages>
  );
}

function parsePageNumber(param: string | undefined): number {
  return param && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
}
