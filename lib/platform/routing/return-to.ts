/** The address of an account page that leads back to a page of this site. */
export function withReturnTo(href: string, next: string | null): string {
  return next ? `${href}?next=${encodeURIComponent(next)}` : href;
}
