"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { openModal } from "#components/ui/open-modal.ts";
import { useViewer } from "#components/ui/use-viewer.ts";

/** Opens windows in place of the pages that links with `data-opens` lead to; asks for the page anew when its reader has gone. */
export function SessionWatch() {
  const viewer = useViewer();
  const router = useRouter();
  const before = useRef(viewer);

  useEffect(() => {
    const last = before.current;
    before.current = viewer;
    if (last && last.id !== viewer?.id) router.refresh();
  }, [viewer, router]);

  useEffect(() => {
    const openInstead = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>("a[data-opens]");
      if (!link) return;
      link.closest("dialog")?.close();
      if (openModal(link.dataset.opens ?? "")) event.preventDefault();
    };
    document.addEventListener("click", openInstead);
    return () => document.removeEventListener("click", openInstead);
  }, []);
  return null;
}
