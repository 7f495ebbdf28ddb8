"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import type { OutsideToolsProps } from "#app/[locale]/after-load/outside-tools-content.tsx";

/** When it cannot be loaded, the next page tries again; until then no tool is used. */
const OutsideToolsContent = lazy(() =>
  import("#app/[locale]/after-load/outside-tools-content.tsx").then(
    ({ OutsideToolsContent: content }) => ({ default: content }),
    () => new Promise<never>(() => {}),
  ),
);

/** Loads everything about outside tools; rendered only where some are configured. */
export function OutsideToolsLoader(props: OutsideToolsProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-opens-consent]");
      if (button) setOpener(button);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return (
    <Suspense>
      <OutsideToolsContent {...props} opener={opener} onClose={() => setOpener(null)} />
    </Suspense>
  );
}
