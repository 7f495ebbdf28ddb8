"use client";
import type { ReactNode } from "react";
import { focusField } from "#components/content/recipe-drafts/use-field-focus.ts";

/** A link to a field, on this page or on that of its section. */
export function FieldLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      data-soft=""
      className="inline-flex min-h-6 items-center text-primary underline"
      onClick={(event) => {
        const { pathname, hash } = event.currentTarget;
        if (pathname.replace(/\/$/, "") !== window.location.pathname.replace(/\/$/, "")) return;
        event.preventDefault();
        focusField(hash.slice(1));
      }}
    >
      {children}
    </a>
  );
}
