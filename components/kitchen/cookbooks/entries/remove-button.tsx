"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useTransition } from "react";
import { showActionError, showUndoToast } from "#components/kitchen/cookbooks/own/action-toasts.ts";
import { addItemAction, removeItemAction } from "#lib/kitchen/cookbooks/item-actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { refreshItemStates } from "#lib/platform/browser/item-states.ts";

interface RemoveButtonProps {
  cookbookId: string;
  item: { id: string; title: string };
  /** Hides the entry at once, and shows it again when it is not removed after all. */
  onHidden: (isHidden: boolean) => void;
  children: ReactNode;
}

/**
 * Removes an item from the cookbook. A toast offers to undo it; without script the page of the
 * cookbook does.
 */
export function RemoveButton({ cookbookId, item, onHidden, children }: RemoveButtonProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.remove");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const key = { id: cookbookId, item: item.id, locale };
    onHidden(true);
    startTransition(async () => {
      const result = await callAction(() => removeItemAction(key));
      if (!result.ok) {
        onHidden(false);
        return showActionError(result.code, t("failed"));
      }
      refreshItemStates();
      router.refresh();
      showUndoToast({
        text: t("removedOne", { title: item.title }),
        undoLabel: t("undo"),
        errorText: t("failed"),
        undo: () => addItemAction(key),
        onUndone() {
          onHidden(false);
          refreshItemStates();
          router.refresh();
        },
      });
    });
  }

  return (
    <form action={removeItemAction} onSubmit={handleSubmit}>
      <input type="hidden" name="id" value={cookbookId} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="locale" value={locale} />
      <button type="submit">{children}</button>
    </form>
  );
}
