import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import type { Narrowing } from "#app/[locale]/narrowing.ts";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, slugAddress } from "#lib/i18n/address.ts";
import { capitalize } from "#lib/i18n/capitalize.ts";
import { scope } from "#lib/search/scopes.ts";
import { getTag } from "#lib/tags/queries.ts";

/** `isIndexed` is false where the list is narrowed down. */
export async function tagMetadata(slug: string, facts: { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.page")]);
  const tag = await getTag(locale, slug);
  if (!tag) return {};
  return listMetadata({
    title: t("metaTitle", { title: capitalize(tag.title, locale) }),
    description: t("description", { title: tag.title }),
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
  const tags = { title: index("title"), href: address(locale, "/tags") };
  const href = slugAddress(locale, "/tags/[slug]", slug);
  return (
    <>
      <Trail crumbs={[tags, { title, href }]} />
      <div className="wrap">
        <PageHeading title={title} intro={t("intro", { title: tag.title })} />
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
      <AdSlot name="content_1" />
    </>
  );
}
