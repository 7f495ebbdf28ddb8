"use client";
import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { followedRecipesId } from "./followed-recipes-id.ts";

/** Loaded only when needed. When it cannot be loaded, the next page tries again. */
const FollowedRecipes = lazy(() => import("./followed-recipes.tsx").catch(() => new Promise<never>(() => {})));

/** Shows signed-in readers what followed authors cook, on the page that has a place for it. */
export function FollowedRecipesLoader({ locale }: { locale: Locale }) {
  const userId = useSessionUser()?.id;
  const pathname = usePathname();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (pathname) setPlace(document.getElementById(followedRecipesId));
  }, [pathname]);
  return (
    userId &&
    place && (
      <Suspense>
        <FollowedRecipes key={userId} userId={userId} locale={locale} place={place} />
      </Suspense>
    )
  );
}
