import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { slugsOf, wishAddress } from "#lib/larders/address.ts";
import type { WayOut } from "#lib/larders/queries.ts";
import type { Wish } from "#lib/larders/wish.ts";

export interface WayLinksProps {
  wish: Wish;
  ways: WayOut[];
}

/** What there would be with one purchase more or one wish less, each a link. */
export function WayLinks({ wish, ways }: WayLinksProps) {
  const locale = useLocale();
  const t = useTranslations("larders.none");
  const slugs = slugsOf(wish);
  const links = ways.map((way) => {
    if ("buy" in way) {
      const href = wishAddress(locale, { ...slugs, buy: way.buy });
      return {
        href,
        text: way.buy === null ? t("buyAny", { count: way.count }) : t("buy", { buy: way.buy, count: way.count }),
      };
    }
    if ("all" in way) return { href: wishAddress(locale, { have: slugs.have }), text: t("all", { count: way.count }) };
    const allowed = wish.without.find(({ key }) => key === way.without);
    const without = slugs.without.filter((slug) => slug !== allowed?.slug);
    return {
      href: wishAddress(locale, { ...slugs, without }),
      text: t("allow", { name: allowed?.title ?? "", count: way.count }),
    };
  });
  return (
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link
            href={href}
            rel="nofollow"
            prefetch={false}
            scroll={false}
            className="inline-flex min-h-11 items-center text-kobalt underline"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
