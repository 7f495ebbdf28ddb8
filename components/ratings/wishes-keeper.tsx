"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { keepsWishes } from "#components/ratings/kept-wishes.ts";
import { useViewer } from "#components/ui/use-viewer.ts";

/** Gives the ratings that were wanted as soon as somebody is signed in, on whatever page. */
export function WishesKeeper() {
  const readerId = useViewer()?.id;
  const router = useRouter();
  useEffect(() => {
    if (!readerId || !keepsWishes()) return;
    import("./grant-wishes.ts").then(
      async ({ grantWishes }) => {
        await grantWishes();
        router.refresh();
      },
      () => {
        // Not even the code arrives: the next page tries again.
      },
    );
  }, [readerId, router]);
  return null;
}
