import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
  /** Prefetches the page once the link is visible; without it, on hover, touch or focus. */
  prefetch?: boolean;
  /** Whether the next page is shown from its top; a list that is narrowed down stays in place. */
  scroll?: boolean;
}

/**
 * A link within the site. `LinkNavigation` follows and prefetches all of them; the component of the
 * framework would hydrate each of 200 links of a page.
 */
export function Link({ href, prefetch = false, scroll = true, ...rest }: LinkProps) {
  return <a {...rest} href={href} data-soft={scroll ? "" : "stay"} {...(prefetch ? { "data-prefetch": "" } : {})} />;
}
