import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ModuleList } from "#components/content/feeds/desk/module-list.tsx";
import { RevisionList } from "#components/content/feeds/desk/revision-list.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { findDeskFeed, listFeedRevisions } from "#lib/content/feeds/desk/desk-queries.ts";
import { feedNames } from "#lib/platform/db/tables/feeds.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../require-desk-role.ts";
import { createModuleViews, createRevisionViews } from "./module-views.ts";
import { feedAddress, readFeed } from "./read-feed.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("feeds.desk");
  return noindexMetadata(t("title"), addresses("/desk/home-page"));
}

type Props = { searchParams: Promise<{ feed?: string | string[] }> };

/** The modules of a feed, to arrange, add, change and remove them. */
export default async function HomePageDeskPage({ searchParams }: Props) {
  const locale = await getLocale();
  await requireDeskEditor(address(locale, "/desk/home-page"));
  const feed = readFeed((await searchParams).feed);
  const [t, { version, modules }, revisions, message] = await Promise.all([
    getTranslations("feeds.desk"),
    findDeskFeed(feed),
    listFeedRevisions(feed),
    getFlashMessage(),
  ]);
  const [views, revisionViews] = await Promise.all([createModuleViews(modules), createRevisionViews(revisions)]);
  return (
    <ClientMessages namespaces={["feeds.desk.list", "feeds.desk.revisions"]}>
      <FlashMessage message={message} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <nav aria-label={t("feedNav")} className="mt-5 flex flex-wrap gap-2">
          {feedNames.map((name) => (
            <ChipLink key={name} href={feedAddress(locale, "/desk/home-page", name)} isCurrent={name === feed}>
              {t(`feeds.${name}`)}
            </ChipLink>
          ))}
        </nav>
        <p className="mt-5">
          <LinkButton href={feedAddress(locale, "/desk/home-page/modules/new", feed)}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      {views.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ModuleList
          // Another version has another order, and no unsaved one.
          key={`${feed} ${version}`}
          locale={locale}
          feed={feed}
          version={version}
          modules={views}
          previewHref={feedAddress(locale, "/desk/home-page/preview", feed)}
        />
      )}
      {revisionViews.length > 0 && (
        <RevisionList key={version} revisions={revisionViews} fields={{ feed, version: String(version), locale }} />
      )}
    </ClientMessages>
  );
}
