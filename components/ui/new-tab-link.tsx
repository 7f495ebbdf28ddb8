import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon.tsx";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  /** "opens in a new tab", heard but not seen. */
  hint: string;
  /** Paid for, or given by somebody who is not us; search engines are told. */
  relation?: "sponsored" | "ugc";
  hasArrow?: boolean;
  /** Somebody paid for the link; search engines are told, readers see it where it stands. */
  isSponsored?: boolean;
}

/** A link to another site, in a new tab and saying so. */
export function NewTabLink({ hint, hasArrow = false, isSponsored = false, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel={isSponsored ? "noopener sponsored" : "noopener"}>
      {children}
      {hasArrow && <Icon name="arrowUpRight" />}
      <span className="sr-only">({hint})</span>
    </a>
  );
}
