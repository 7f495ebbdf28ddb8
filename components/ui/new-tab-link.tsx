import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon.tsx";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  /** "opens in a new tab", heard but not seen. */
  hint: string;
  /** Paid for, or given by somebody who is not us: search engines are told, readers see it where the link stands. */
  relation?: "sponsored" | "nofollow ugc";
  hasArrow?: boolean;
}

/** A link to another site, in a new tab and saying so. */
export function NewTabLink({ hint, hasArrow = false, relation, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel={relation ? `noopener ${relation}` : "noopener"}>
      {children}
      {hasArrow && <Icon name="arrowUpRight" />}
      <span className="sr-only">({hint})</span>
    </a>
  );
}
