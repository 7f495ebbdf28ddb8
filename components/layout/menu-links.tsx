"use client";
import Link from "next/link";
import { PartnerLogo } from "#components/ui/partner-logo.tsx";
import type { MenuLink } from "#lib/menus/menu.ts";

/** Nothing here moves: it is a client component so that a hundred links travel as a list and not as drawn elements once more. */
export function MenuLinks({ links, labelledBy }: { links: MenuLink[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map(({ title, href, logo }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {logo ? <PartnerLogo logo={logo} name={title} /> : title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
