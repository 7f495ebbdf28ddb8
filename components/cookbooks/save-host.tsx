"use client";
import { useRouter } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { SaveModalProps } from "#components/cookbooks/save-modal.tsx";
import { signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { openModal } from "#components/ui/open-modal.ts";
import { showToast } from "#components/ui/toast.ts";
import { refreshViewer, useViewer } from "#components/ui/use-viewer.ts";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import { hasHint } from "#lib/auth/hint-cookie.ts";
import type { SaveWindow, ShelfEntry } from "#lib/cookbooks/save-window.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface SaveHostProps {
  locale: Locale;
  /** For when not even the window comes. */
  failed: string;
}

type Opened = Omit<SaveModalProps, "onClose"> & { Modal: ComponentType<SaveModalProps> };

/** Answers every save button of the page. The window with its words and the shelf come when somebody presses one for the first time. */
export function SaveHost({ locale, failed }: SaveHostProps) {
  const [opened, setOpened] = useState<Opened>();
  const isOpening = useRef(false);
  const wish = useRef<HTMLElement>(null);
  const viewer = useViewer();
  const router = useRouter();

  useEffect(() => {
    async function open(button: HTMLElement) {
      const itemId = button.dataset.save ?? "";
      if (!hasHint(document.cookie)) {
        wish.current = button;
        return openAccount(signUpModal);
      }
      button.setAttribute("aria-busy", "true");
      isOpening.current = true;
      try {
        setOpened(await load(itemId, locale));
      } catch (error) {
        const isNobody = error instanceof RefusedError && error.status === 401;
        if (!isNobody) return void showToast({ kind: "error", text: failed });
        wish.current = button;
        openAccount(signInModal);
        await refreshViewer();
      } finally {
        button.removeAttribute("aria-busy");
        isOpening.current = false;
      }
    }
    function openAccount(modal: string) {
      if (!openModal(modal)) router.push(address(locale, "/signup"));
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-save]") : null;
      if (button && !isOpening.current) void open(button);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [locale, failed, router]);

  useEffect(() => {
    // Pressed before signing in, and meant all the same.
    if (viewer && wish.current?.isConnected) wish.current.click();
    if (viewer) wish.current = null;
  }, [viewer]);

  if (!opened) return null;
  const { Modal, ...props } = opened;
  function close() {
    setOpened(undefined);
    // One's own shelf may show what has just changed.
    if (window.location.pathname.startsWith(address(locale, "/profile/cookbooks"))) router.refresh();
  }
  return <Modal key={props.itemId} {...props} onClose={close} />;
}

async function load(itemId: string, locale: Locale): Promise<Opened> {
  const [{ SaveModal: Modal }, given, { data: books }] = await Promise.all([
    import("#components/cookbooks/save-modal.tsx"),
    askApi<SaveWindow>(`/api/cookbooks/save-window/${locale}/`),
    askApi<{ data: ShelfEntry[] }>(`/api/users/me/cookbooks/?size=200&item=${encodeURIComponent(itemId)}`),
  ]);
  return { Modal, itemId, given, books };
}
