import { useTranslations } from "next-intl";
import { CookbookTile } from "#components/kitchen/cookbooks/public/cookbook-tile.tsx";
import type { PublicCookbook } from "#lib/kitchen/cookbooks/queries.ts";

interface CookbookGridProps {
  cookbooks: PublicCookbook[];
  /** Level of the headings. */
  heading: 2 | 3;
}

export function CookbookGrid({ cookbooks, heading }: CookbookGridProps) {
  const t = useTranslations("cookbooks.tile");
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
      {cookbooks.map(({ id, title, href, cover, owner, count }) => (
        <li key={id} className="min-w-0">
          <CookbookTile
            title={title}
            href={href}
            cover={cover}
            heading={heading}
            facts={`${t("count", { count })} · ${t("by", { owner: owner.name })}`}
          />
        </li>
      ))}
    </ul>
  );
}
