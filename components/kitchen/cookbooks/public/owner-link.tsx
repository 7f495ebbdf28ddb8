"use client";
import { buttonClass } from "#components/ui/button.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

interface OwnerLinkProps {
  ownerSlug: string;
  href: string;
  label: string;
}

/**
 * Links from the public page of a cookbook to the page that edits it; rendered for its owner only.
 */
export function OwnerLink({ ownerSlug, href, label }: OwnerLinkProps) {
  if (useSessionUser()?.slug !== ownerSlug) return null;
  return (
    <Link href={href} className={buttonClass({ variant: "secondary" })}>
      {label}
    </Link>
  );
}
