import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { AuthorFilterForm } from "#components/people/authors/desk/author-filter-form.tsx";
import { AuthorTable } from "#components/people/authors/desk/author-table.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { parseAuthorFilter } from "#lib/people/authors/author-filter.ts";
import { listDeskAuthors } from "#lib/people/authors/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/authors";

export async function generateMetadata() {
  const t = await getTranslations("authors.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<Partial<Record<"search" | "role", string | string[]>>> };

/** All profiles of editors, guest authors and partners. */
export default async function DeskAuthorsPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, getLocale()]);
  const path = address(locale, route);
  const { id: editorId } = await requireDeskEditor(path);
  const filter = parseAuthorFilter(query);
  const [t, authors] = await Promise.all([getTranslations("authors.desk"), listDeskAuthors(filter)]);
  return (
    <div className="pb-(--section)">
      <DeskMessage kind="author" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/authors/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      <AuthorFilterForm path={path} filter={filter} />
      {authors.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <AuthorTable authors={authors} />
      )}
    </div>
  );
}
