import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { FilterableList } from "#app/[locale]/filterable-list.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { findHeadingPicture } from "#app/[locale]/heading-picture.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { getTag, listTags } from "#lib/content/tags/queries.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

/** `isIndexed` is false for filtered lists. */
export async function tagMetadata(slug: string, facts: { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.page")]);
  const tag = await getTag(locale, slug);
  if (!tag) return {};
  return listMetadata({
    title: t("metaTitle", { title: capitalize(tag.title, locale) }),
    description: t("description", { title: tag.title, summary: tag.summary }),
    alternates: tag.alternates,
    ...facts,
  });
}

interface TagViewProps {
  slug: string;
  page: number;
  filtering?: Filtering;
}

export async function TagView({ slug, page, filtering }: TagViewProps) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("tags.page"),
    getTranslations("tags.index"),
  ]);
  const tag = await getTag(locale, slug);
  if (!tag) notFound();
  const title = capitalize(tag.title, locale);
  const filter = { tagKeys: [tag.key] };
  const siblings = (await listTags(locale)).filter(({ type }) => type === tag.type);
  const chips = siblings.map((sibling) => ({
    title: capitalize(sibling.title, locale),
    href: sibling.href,
    isCurrent: sibling.key === tag.key,
  }));
  const tags = { title: index("title"), href: address(locale, "/tags") };
  const href = slugAddress(locale, "/tags/[slug]", slug);
  return (
    <>
      <PageBreadcrumbs crumbs={[tags, { title, href }]} />
      <div className="wrap">
        <ListHeading
          title={title}
          intro={tag.summary || t("intro", { title: tag.title })}
          picture={page === 1 && !filtering ? await findHeadingPicture({ locale, ...filter }) : null}
          links={chips.length > 1 && <ChipRow label={t("siblings")} chips={chips} />}
        />
        <FilterableList
          filter={filter}
          listTerms={[listTerm.tag(tag.key)]}
          path={href}
          page={page}
          filtering={filtering}
          name={title}
          countLabel="all"
          isFirst
          empty={<EmptyList action={{ label: tags.title, href: tags.href }} />}
        />
      </div>
      <AdPlace name="content_1" path={href} />
    </>
  );
}
