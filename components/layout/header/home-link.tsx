import { useLocale, useTranslations } from "next-intl";
import { Logo } from "#components/layout/header/logo.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { site } from "#lib/platform/config/site.ts";
import { address } from "#lib/platform/routing/address.ts";

/** The logo, which leads to the home page. */
export function HomeLink() {
  const t = useTranslations("layout.header");
  return (
    <Link
      href={address(useLocale(), "/")}
      // Prefetched by every page, the home page would load its large picture.
      aria-label={t("home", { name: site.name })}
      className="home-link flex min-h-11 items-center"
    >
      <Logo />
    </Link>
  );
}
