import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import type { Narrowing } from "#app/[locale]/narrowing.ts";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { ChipRow } from "#components/ui/chip-row.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, slugAddress } from "#lib/i18n/address.ts";
import { capitalize } from "#lib/i18n/capitalize.ts";
import { scope } from "#lib/search/scopes.ts";
import { getTag, listTags } from "#lib/tags/queries.ts";

/** `isIndexed` is false where the list is narrowed down. */
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
  narrowing?: Narrowing;
}

export async function TagView({ slug, page, narrowing }: TagViewProps) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("tags.page"),
    getTranslations("tags.index"),
  ]);
  const tag = await getTag(locale, slug);
  if (!tag) notFound();
  const title = capitalize(tag.title, locale);
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
      <Trail crumbs={[tags, { title, href }]} />
      <div className="wrap">
        <PageHeading title={title} intro={tag.summary || t("intro", { title: tag.title })} />
        {chips.length > 1 && <ChipRow label={t("siblings")} chips={chips} />}
        <div className={chips.length > 1 ? "mt-6" : undefined}>
          <Listing
            filter={{ tagKeys: [tag.key] }}
            scope={[scope.tag(tag.key)]}
            path={href}
            page={page}
            narrowing={narrowing}
            name={title}
            counted="all"
            isFirst
            empty={<NothingYet action={{ label: tags.title, href: tags.href }} />}
          />
        </div>
      </div>
      <AdSlot name="content_1" />
    </>
  );
}
