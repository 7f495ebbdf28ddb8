"use client";
import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ListedRecipe } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { pickLocale } from "#lib/platform/i18n/locales.ts";

/** The recipes of the items on the list. */
export function ListedRecipes({ recipes }: { recipes: ListedRecipe[] }) {
  const locale = useLocale();
  const t = useTranslations("shoppingLists.page");
  return (
    <aside aria-labelledby="cook-title" className="rounded-2 bg-tint p-6 [--ground:var(--tint)] print:hidden">
      <h2 id="cook-title" className="mb-2 text-xl">
        {t("cook")}
      </h2>
      <ul>
        {recipes.map(({ id, titles, hrefs, picture }) => (
          <li key={id} className="border-line not-last:border-b">
            <Recipe title={pickLocale(titles, locale) ?? ""} href={pickLocale(hrefs, locale)} picture={picture} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Recipe({ title, href, picture }: { title: string; href?: string; picture: string | null }) {
  return (
    <div className="relative flex items-center gap-4 py-4">
      <span className="photo gingham gingham-pale size-26 flex-none">
        {picture && (
          // biome-ignore lint/performance/noImgElement: its address is stored with the list, in one small size
          <img
            src={picture}
            alt=""
            width={104}
            height={104}
            loading="lazy"
            className="size-full object-cover"
            onError={(event) => event.currentTarget.remove()}
          />
        )}
      </span>
      <h3 className="hyphens-auto text-lg leading-[1.25]">
        {href ? (
          <Link href={href} className="no-underline after:absolute after:inset-0 hover:text-primary">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
    </div>
  );
}
