import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { pantryAddress, toSlugs } from "#lib/kitchen/pantry/address.ts";
import type { PantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";
import type { Relaxation } from "#lib/kitchen/pantry/queries.ts";

export interface RelaxationLinksProps {
  query: PantryQuery;
  relaxations: Relaxation[];
}

/** Links to less strict queries with their number of recipes. */
export function RelaxationLinks({ query, relaxations }: RelaxationLinksProps) {
  const locale = useLocale();
  const t = useTranslations("pantry.none");
  const slugs = toSlugs(query);
  const links = relaxations.map((relaxation) => {
    if ("buy" in relaxation) {
      const href = pantryAddress(locale, { ...slugs, buy: relaxation.buy });
      return {
        href,
        text:
          relaxation.buy === null
            ? t("buyAny", { count: relaxation.count })
            : t("buy", { buy: relaxation.buy, count: relaxation.count }),
      };
    }
    if ("all" in relaxation)
      return { href: pantryAddress(locale, { have: slugs.have }), text: t("all", { count: relaxation.count }) };
    const allowed = query.without.find(({ key }) => key === relaxation.without);
    const without = slugs.without.filter((slug) => slug !== allowed?.slug);
    return {
      href: pantryAddress(locale, { ...slugs, without }),
      text: t("allow", { name: allowed?.title ?? "", count: relaxation.count }),
    };
  });
  return (
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link
            href={href}
            rel="nofollow"
            scroll={false}
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
