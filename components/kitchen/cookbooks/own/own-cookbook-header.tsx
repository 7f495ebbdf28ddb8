import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CookbookCover } from "#components/kitchen/cookbooks/public/cookbook-tile.tsx";
import type { OwnCookbook } from "#lib/kitchen/cookbooks/queries-own.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface OwnCookbookHeaderProps {
  cookbook: OwnCookbook;
  menu: ReactNode;
  visibility: ReactNode;
}

/** Cover, title, facts and visibility of the user's own cookbook. */
export function OwnCookbookHeader({ cookbook, menu, visibility }: OwnCookbookHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks");
  const facts = { count: t("tile.count", { count: cookbook.count }), visibility: cookbook.visibility };
  return (
    <header className="grid items-start gap-x-8 gap-y-5 pt-2 pb-10 sm:grid-cols-[auto_minmax(0,1fr)]">
      <CookbookCover cover={cookbook.cover} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h1 className="min-w-0 text-3xl leading-tight [overflow-wrap:anywhere]">
            {hyphenate(cookbook.title, locale)}
          </h1>
          {menu}
        </div>
        <p className="mt-1 text-ink-2">{t("head.facts", facts)}</p>
        {cookbook.summary && (
          <p className="mt-3 max-w-measure whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {cookbook.summary}
          </p>
        )}
        <div className="mt-4">{visibility}</div>
      </div>
    </header>
  );
}
