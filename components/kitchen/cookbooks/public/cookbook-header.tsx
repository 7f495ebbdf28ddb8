import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import type { PublicCookbook } from "#lib/kitchen/cookbooks/queries.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface CookbookHeaderProps {
  cookbook: PublicCookbook;
  count: number;
  /** Shown below the facts. */
  children?: ReactNode;
}

/** Title, summary, size and owner of a public cookbook. */
export function CookbookHeader({ cookbook: { title, summary, owner }, count, children }: CookbookHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks");
  return (
    <PageHeading title={hyphenate(title, locale)} intro={summary}>
      <p className="mt-3">
        {t.rich("page.facts", {
          count: t("tile.count", { count }),
          name: owner.name,
          owner: (name) => (
            <Link href={slugAddress(locale, "/users/[slug]", owner.slug)} className="font-strong text-primary">
              {name}
            </Link>
          ),
        })}
      </p>
      {children && <div className="mt-4 empty:hidden">{children}</div>}
    </PageHeading>
  );
}
