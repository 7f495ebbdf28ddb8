import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeading } from "#components/ui/page-heading.tsx";
import type { CookbookCover } from "#lib/cookbooks/queries.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

interface BookHeadProps {
  book: CookbookCover;
  count: number;
  /** Below the facts. */
  children?: ReactNode;
}

/** Title of an open cookbook, what it is for, how much is in it and whose it is. */
export function BookHead({ book: { title, summary, owner }, count, children }: BookHeadProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks");
  return (
    <PageHeading title={hyphenate(title, locale)} intro={summary}>
      <p className="mt-3">
        {t.rich("page.facts", {
          count: t("book.count", { count }),
          name: owner.name,
          owner: (name) => (
            <Link href={slugAddress(locale, "/users/[slug]", owner.slug)} className="font-strong text-kobalt">
              {name}
            </Link>
          ),
        })}
      </p>
      {children && <div className="mt-4 empty:hidden">{children}</div>}
    </PageHeading>
  );
}
