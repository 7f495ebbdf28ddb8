import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NewTabLink } from "#components/ui/new-tab-link.tsx";

interface StoryLinkProps {
  href: string;
  className?: string;
  /** An arrow behind links that leave the site. */
  hasArrow?: boolean;
  isSponsored?: boolean;
  children: ReactNode;
}

/** A link an author has set: within the site, to another one, or to a mailbox. */
export function StoryLink({ href, className, hasArrow, isSponsored, children }: StoryLinkProps) {
  const hint = useTranslations("layout.page")("newTab");
  if (href.startsWith("/")) {
    return (
      <Link href={href} prefetch={false} className={className}>
        {children}
      </Link>
    );
  }
  if (/^mailto:/i.test(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <NewTabLink
      href={href}
      hint={hint}
      hasArrow={hasArrow}
      relation={isSponsored ? "sponsored" : undefined}
      className={className}
    >
      {children}
    </NewTabLink>
  );
}
