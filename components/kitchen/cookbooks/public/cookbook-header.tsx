import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CookbookCover } from "#components/kitchen/cookbooks/public/cookbook-tile.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PublicCookbook } from "#lib/kitchen/cookbooks/queries.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface CookbookHeaderProps {
  cookbook: PublicCookbook;
  count: number;
  /** Shown below the facts. */
  children?: ReactNode;
}

/** Cover, title, summary, size and owner of a cookbook that others read. */
export function CookbookHeader({ cookbook: { title, summary, owner, cover }, count, children }: CookbookHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks");
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 pt-2 pb-10 sm:gap-x-10">
      <CookbookCover cover={cover} priority />
      <div className="min-w-0">
        <h1 className="text-3xl leading-tight [overflow-wrap:anywhere]">{hyphenate(title, locale)}</h1>
        {summary && <p className="standfirst mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{summary}</p>}
        <p className="mt-4">
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
      </div>
    </header>
  );
}
