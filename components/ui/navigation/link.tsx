import NextLink from "next/link";
import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "prefetch"> {
  /** Prefetches the page once the link is visible; without it, on hover, touch or focus. */
  prefetch?: boolean;
}

/**
 * A link within the site. The framework would prefetch visible links while the pictures of the
 * page still load; `LinkPrefetch` waits until they have.
 */
export function Link({ prefetch = false, ...rest }: LinkProps) {
  return <NextLink {...rest} prefetch={false} data-prefetch={prefetch || undefined} />;
}
