"use client";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { MenuLink } from "#lib/content/menus/menu.ts";

/**
 * A client component, although static, because its props are smaller in the page than its rendered
 * elements.
 */
export function MenuLinks({ links, labelledBy }: { links: MenuLink[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map(({ title, href, logo }) => (
        <li key={href}>
          <Link href={href}>{logo ? <PartnerLogo logo={logo} name={title} /> : title}</Link>
        </li>
      ))}
    </ul>
  );
}
