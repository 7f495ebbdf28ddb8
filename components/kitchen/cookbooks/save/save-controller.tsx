"use client";
import { useRouter } from "next/navigation";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import type { SaveModalProps } from "#components/kitchen/cookbooks/save/save-modal.tsx";
import { saveQueue } from "#components/kitchen/cookbooks/save/save-queue.ts";
import { waitingSaves } from "#components/kitchen/cookbooks/save/waiting-saves.ts";
import { signInModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { showToast } from "#components/ui/toast.ts";
import { loadSaveModalAction } from "#lib/kitchen/cookbooks/save-actions.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { refreshItemStates } from "#lib/platform/browser/item-states.ts";
import { refreshSession, useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { useUserEvents } from "#lib/platform/browser/use-user-events.ts";
import { useDelivery } from "#lib/platform/browser/write-queue/use-delivery.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

interface SaveControllerProps {
  locale: Locale;
  /** Shown when the dialog cannot be loaded. */
  errorMessage: string;
}

type OpenModal = Omit<SaveModalProps, "onClose"> & { Modal: ComponentType<SaveModalProps>; pathname: string };

/**
 * Handles all save buttons of a page, and delivers what the dialog has left pending. The dialog is
 * loaded when a button is pressed, so that pages do not carry it.
 */
export function SaveController({ locale, errorMessage }: SaveControllerProps) {
  const [opened, setOpened] = useState<OpenModal>();
  const isLoading = useRef(false);
  const user = useSessionUser();
  const router = useRouter();

  const open = useCallback(
    async (itemId: string, button: HTMLElement | null) => {
      const promptUser = (modalId: string) => {
        if (!button) return;
        waitingSaves.add({ id: itemId });
        const reason = { kind: "save", title: findTitle(button) } as const;
        promptSignUp(address(locale, "/signup"), { reason, modalId });
      };
      if (!hasSignedInCookie(document.cookie)) return promptUser(signUpModalId);
      button?.setAttribute("aria-busy", "true");
      isLoading.current = true;
      const result = await loadSaveModal(itemId, locale);
      button?.removeAttribute("aria-busy");
      isLoading.current = false;
      const waiting = waitingSaves.list().find(({ id }) => id === itemId);
      if (typeof result === "object" && waiting?.isReload) waitingSaves.remove(waiting);
      if (typeof result === "object") return setOpened({ ...result, pathname: window.location.pathname });
      if (result === "outdated") return void (waiting ?? waitingSaves.add({ id: itemId, isReload: true }));
      // What has waited waits on: the next page tries again.
      if (result !== "unauthorized") return button && void showToast({ kind: "error", text: errorMessage });
      promptUser(signInModalId);
      await refreshSession();
    },
    [locale, errorMessage],
  );

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-save]") : null;
      if (button && !isLoading.current) void open(button.dataset.save ?? "", button);
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, [open]);

  const refreshOwnCookbooks = useCallback(() => {
    // The pages of the user's own cookbooks may show what has changed.
    if (window.location.pathname.startsWith(address(locale, "/profile/cookbooks"))) router.refresh();
  }, [locale, router]);

  const deliver = useCallback(async () => {
    if (await saveQueue.deliver()) refreshOwnCookbooks();
  }, [refreshOwnCookbooks]);
  // A change of a cookbook may concern any item, also one made in another tab.
  useUserEvents("cookbooks", user?.id, refreshItemStates);
  useDelivery(deliver, user?.id);

  const openWaiting = useCallback(() => {
    const [waiting] = waitingSaves.list();
    if (waiting && !isLoading.current) void open(waiting.id, null);
  }, [open]);
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (isSignedIn) openWaiting();
  }, [isSignedIn, openWaiting]);

  if (!opened) return null;
  const { Modal, pathname, ...props } = opened;
  function close() {
    // Leaving the page closes it, too, for example after signing up; then it opens on the next one.
    const waiting = waitingSaves.list().find(({ id }) => id === props.itemId);
    if (waiting && pathname === window.location.pathname) waitingSaves.remove(waiting);
    setOpened(undefined);
    refreshOwnCookbooks();
    openWaiting();
  }
  return <Modal key={props.itemId} {...props} onClose={close} />;
}

/** The title of the recipe or story that a save button is about, without its soft hyphens. */
function findTitle(button: HTMLElement): string {
  const heading = (button.closest("article.card") ?? document).querySelector("h1, h2, h3, h4");
  return heading?.textContent?.replaceAll("\u00ad", "").trim() ?? "";
}

/** The dialog and what it shows, or the error code. */
async function loadSaveModal(itemId: string, locale: Locale) {
  const loading = import("#components/kitchen/cookbooks/save/save-modal.tsx");
  loading.catch(() => {});
  const result = await callAction(() => loadSaveModalAction({ item: itemId, locale }));
  // An outdated page is being reloaded, and the files of its build may be gone: nothing is awaited.
  if (!result.ok) return result.code;
  try {
    const { SaveModal: Modal } = await loading;
    return { Modal, itemId, locale, content: result.data };
  } catch {
    return "unreachable";
  }
}
