"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useTransition } from "react";
import { showActionError, showUndoToast } from "#components/kitchen/cookbooks/own/action-toasts.ts";
import { deleteCookbookAction, restoreCookbookAction } from "#lib/kitchen/cookbooks/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { refreshItemStates } from "#lib/platform/browser/item-states.ts";
import { address } from "#lib/platform/routing/address.ts";

interface DeleteButtonProps {
  cookbook: { id: string; title: string };
  /** Hides the cookbook in a list at once, and shows it again when it is not deleted after all. */
  onHidden?: (isHidden: boolean) => void;
  children: ReactNode;
}

/**
 * Deletes a cookbook. A toast offers to undo it; without script the list of cookbooks does. Outside
 * of a list it leads to the list.
 */
export function DeleteButton({ cookbook: { id, title }, onHidden, children }: DeleteButtonProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.delete");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const key = { id, locale };
    onHidden?.(true);
    // One transition: the page of the deleted cookbook is never rendered between the answer and the
    // navigation.
    startTransition(async () => {
      const result = await callAction(() => deleteCookbookAction(key));
      if (!result.ok) {
        onHidden?.(false);
        return showActionError(result.code, t("failed"));
      }
      refreshItemStates();
      if (!onHidden) router.push(address(locale, "/profile/cookbooks"));
      router.refresh();
      showUndoToast({
        text: t("deleted", { title }),
        undoLabel: t("undo"),
        errorText: t("failed"),
        undo: () => restoreCookbookAction(key),
        onUndone: () => {
          refreshItemStates();
          onHidden?.(false);
        },
      });
    });
  }

  return (
    <form action={deleteCookbookAction} onSubmit={handleSubmit}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <button type="submit">{children}</button>
    </form>
  );
}
