import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listPaginated } from "#app/[locale]/paginated-list.ts";
import { CardList } from "#components/content/cards/card-list.tsx";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { CookbookGrid } from "#components/kitchen/cookbooks/public/cookbook-grid.tsx";
import { AuthorTabs } from "#components/people/users/author-tabs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { pageSize } from "#lib/content/cards/queries.ts";
import { listPublicCookbooksByUser } from "#lib/kitchen/cookbooks/queries.ts";
import { authorTabAddress, listFilledTabs } from "#lib/platform/routing/author-tabs.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";
import type { Author } from "./load-author.ts";

interface AuthorWorksProps {
  author: Author;
  page: number;
}

/** The tabs of an author and one page of the current one. */
export async function AuthorWorks({ author, page }: AuthorWorksProps) {
  const t = await getTranslations("users.page");
  const { profile, counts, tab } = author;
  const title = t("tab", { tab });
  return (
    <>
      {hasTabs(author) && <AuthorTabs author={profile} counts={counts} current={tab} />}
      <section aria-labelledby="works">
        {hasTabs(author) ? (
          <h2 id="works" className="sr-only">
            {title}
          </h2>
        ) : (
          <SectionHeading id="works" title={title} />
        )}
        {tab === "cookbooks" ? (
          <Cookbooks author={author} page={page} />
        ) : (
          <Cards author={author} page={page} type={tab === "recipes" ? "recipe" : "article"} />
        )}
      </section>
    </>
  );
}

async function Cards({ author, page, type }: AuthorWorksProps & { type: "recipe" | "article" }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.page")]);
  const { id, slug, name } = author.profile;
  const list = await listPaginated({ locale, authorId: id, type, page });
  return (
    <CardList
      list={list}
      name={name}
      countLabel={type === "recipe" ? "recipes" : "stories"}
      heading={3}
      isOnAuthorPage
      // The current tab has the number.
      toolbar={hasTabs(author) ? "" : undefined}
      getHref={(number) => authorTabAddress(locale, slug, author.counts, author.tab, number)}
      empty={<EmptyList title={t("emptyTitle")} text={t("emptyText", { name })} />}
    />
  );
}

async function Cookbooks({ author, page }: AuthorWorksProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.page")]);
  const { slug, name } = author.profile;
  const all = await listPublicCookbooksByUser(locale, slug);
  const first = (page - 1) * pageSize;
  const shown = all.slice(first, first + pageSize);
  if (shown.length === 0) {
    if (page > 1) notFound();
    return <EmptyList title={t("emptyTitle")} text={t("emptyText", { name })} />;
  }
  return (
    <>
      {!hasTabs(author) && <p className="mb-6 font-strong">{t("cookbookCount", { count: all.length })}</p>}
      <CookbookGrid cookbooks={shown} heading={3} />
      <Pagination
        page={page}
        pages={Math.ceil(all.length / pageSize)}
        getHref={(number) => authorTabAddress(locale, slug, author.counts, "cookbooks", number)}
      />
      <JsonLd data={itemList(name, shown, first)} />
    </>
  );
}

/** A single kind of works needs no tabs. */
function hasTabs({ counts }: Author): boolean {
  return listFilledTabs(counts).length > 1;
}
