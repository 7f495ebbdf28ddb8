import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata, listNumbered } from "#app/[locale]/numbered-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, fill, slugAddress } from "#lib/i18n/address.ts";
import { capitalize } from "#lib/i18n/capitalize.ts";
import { getTag } from "#lib/tags/queries.ts";

export async function tagMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.page")]);
  const tag = await getTag(locale, slug);
  if (!tag) return {};
  return listMetadata({
    title: t("metaTitle", { title: capitalize(tag.title, locale) }),
    description: t("description", { title: tag.title }),
    alternates: tag.alternates,
    page,
  });
}

export async function TagView({ slug, page }: { slug: string; page: number }) {
  const [locale, t, index] = await Promise.all([
    getLocale(),
    getTranslations("tags.page"),
    getTranslations("tags.index"),
  ]);
  const tag = await getTag(locale, slug);
  if (!tag) notFound();
  const list = await listNumbered({ locale, tagKeys: [tag.key], page });
  const title = capitalize(tag.title, locale);
  const tags = { title: index("title"), href: address(locale, "/tags") };
  return (
    <>
      <Trail crumbs={[tags, { title, href: slugAddress(locale, "/tags/[slug]", slug) }]} />
      <div className="wrap">
        <PageHeading title={title} intro={t("intro", { title: tag.title })} />
        <CardList
          list={list}
          name={title}
          counted="all"
          hrefOf={(number) => fill(locale, "/tags/[slug]", { slug }, number)}
          isFirst
          empty={<NothingYet action={{ label: tags.title, href: tags.href }} />}
        />
      </div>
      <AdSlot name="content_1" />
    </>
  );
}
