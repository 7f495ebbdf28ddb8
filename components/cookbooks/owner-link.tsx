"use client";
import Link from "next/link";
import { buttonClass } from "#components/ui/button.tsx";
import { useViewer } from "#components/ui/use-viewer.ts";

interface OwnerLinkProps {
  ownerSlug: string;
  href: string;
  label: string;
}

/** Leads from the public page of a cookbook to where it is edited; only its owner sees it. */
export function OwnerLink({ ownerSlug, href, label }: OwnerLinkProps) {
  if (useViewer()?.slug !== ownerSlug) return null;
  return (
    <Link href={href} prefetch={false} className={buttonClass({ look: "secondary" })}>
      {label}
    </Link>
  );
}
