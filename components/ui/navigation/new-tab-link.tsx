import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icons/icon.tsx";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  /** "opens in a new tab", for screen readers only. */
  hint: string;
  /**
   * For paid links and links of users.
   *
   * @see https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links
   */
  relation?: "sponsored" | "ugc nofollow";
  hasArrow?: boolean;
}

/** A link to another site, which opens in a new tab. */
export function NewTabLink({ hint, hasArrow = false, relation, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel={relation ? `noopener ${relation}` : "noopener"}>
      {children}
      {hasArrow && <Icon name="arrowUpRight" />}
      <HiddenText>({hint})</HiddenText>
    </a>
  );
}
