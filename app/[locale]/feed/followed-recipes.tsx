"use client";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadFollowedRecipesAction } from "./followed-recipes-action.tsx";

interface FollowedRecipesProps {
  userId: string;
  locale: Locale;
  /** Empty element of the page. */
  place: HTMLElement;
}

/** What was shown last, for the way back to the page; for the lifetime of the document. */
let latest: { key: string; content: ReactNode } | undefined;

/**
 * Recipes of followed authors, in a place of the home page. They appear only while the place is
 * outside of the window, so that nothing the reader sees moves; on the way back to the page at
 * once, because the restored scroll position counts with them. Default export for React.lazy.
 */
export default function FollowedRecipes({ userId, locale, place }: FollowedRecipesProps) {
  const key = `${userId} ${locale}`;
  const [known] = useState(latest?.key === key ? latest.content : null);
  const [content, setContent] = useState<ReactNode>(known);
  const isOutside = useSeenOutside(place);

  useEffect(() => {
    let isCurrent = true;
    void callAction(() => loadFollowedRecipesAction(locale)).then((result) => {
      // The page is whole without them; the next visit tries again.
      if (!result.ok) return;
      latest = { key, content: result.data };
      if (isCurrent) startTransition(() => setContent(result.data));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, locale]);

  return content && (isOutside || known) ? createPortal(content, place) : null;
}

/** Whether the element was outside of the window once. */
function useSeenOutside(element: HTMLElement): boolean {
  const [isOutside, setOutside] = useState(false);
  useEffect(() => {
    setOutside(false);
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      setOutside(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isOutside;
}
