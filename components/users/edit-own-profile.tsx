"use client";
import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/button.tsx";
import { useViewer } from "#components/ui/use-viewer.ts";

interface EditOwnProfileProps {
  /** Whose profile it is. */
  userId: string;
  href: string;
  children: ReactNode;
}

/** The way to the settings, on the public profile of whoever is signed in. The page itself is the same for everybody. */
export function EditOwnProfile({ userId, href, children }: EditOwnProfileProps) {
  if (useViewer()?.id !== userId) return null;
  return (
    <LinkButton href={href} look="secondary">
      {children}
    </LinkButton>
  );
}
