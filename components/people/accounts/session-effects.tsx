"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { openModal } from "#components/ui/dialogs/open-modal.ts";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

/**
 * Opens dialogs instead of the pages that links with `data-opens` lead to, and refreshes the page
 * when the user has signed out.
 */
export function SessionEffects() {
  const user = useSessionUser();
  const router = useRouter();
  const previousUser = useRef(user);

  useEffect(() => {
    const last = previousUser.current;
    previousUser.current = user;
    if (last && last.id !== user?.id) router.refresh();
  }, [user, router]);

  useEffect(() => {
    const openModalInstead = (event: MouseEvent) => {
      if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>("a[data-opens]");
      if (!link) return;
      link.closest("dialog")?.close();
      if (openModal(link.dataset.opens ?? "")) event.preventDefault();
    };
    document.addEventListener("click", openModalInstead);
    return () => document.removeEventListener("click", openModalInstead);
  }, []);
  return null;
}
