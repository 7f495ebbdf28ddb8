import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";

interface StoryLinkProps {
  href: string;
  className?: string;
  /** Adds an arrow to links to other sites. */
  hasArrow?: boolean;
  isSponsored?: boolean;
  children: ReactNode;
}

/** A link in a story: within the site, to another site, or mailto. */
export function StoryLink({ href, className, hasArrow, isSponsored, children }: StoryLinkProps) {
  const hint = useTranslations("layout.page")("newTab");
  if (href.startsWith("/")) {
    return (
      <Link href={href} className={className}>
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
