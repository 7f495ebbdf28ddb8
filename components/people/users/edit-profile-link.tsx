"use client";
import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/button.tsx";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

interface EditProfileLinkProps {
  /** Owner of the profile. */
  userId: string;
  href: string;
  children: ReactNode;
}

/** Link to the settings on the own public profile. The page itself is the same for all readers. */
export function EditProfileLink({ userId, href, children }: EditProfileLinkProps) {
  if (useSessionUser()?.id !== userId) return null;
  return (
    <LinkButton href={href} variant="secondary">
      {children}
    </LinkButton>
  );
}
