"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { KeepButton } from "#components/cookbooks/delete-form.tsx";
import { offerUndo } from "#components/cookbooks/undo.ts";
import type { RemoveWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi } from "#lib/ask-api.ts";
import { removeItemAction } from "#lib/cookbooks/actions.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface RemoveFormProps {
  book: { id: string; title: string; href: string };
  item: { id: string; title: string };
  locale: Locale;
  words: RemoveWords;
}

/** Whether something is to leave the cookbook; for ten seconds it can be put back to its place. */
export function RemoveForm({ book, item, locale, words }: RemoveFormProps) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const items = `/api/users/me/cookbooks/${book.id}/items/` as const;

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const dialog = event.currentTarget.closest("dialog");
    setSending(true);
    try {
      await askApi(`${items}${item.id}/`, { method: "DELETE" });
      dialog?.close();
      if (dialog) router.refresh();
      else router.push(book.href);
      offerUndo({
        text: words.removed,
        label: words.undo,
        failed: words.failed,
        undo: () => askApi(items, { method: "POST", body: { id: item.id } }),
        onUndone: () => router.refresh(),
      });
    } catch {
      showToast({ kind: "error", text: words.failed });
    }
    setSending(false);
  }

  return (
    <form action={removeItemAction} onSubmit={remove}>
      <p>{fillIn(words.text, { title: item.title, book: book.title })}</p>
      <input type="hidden" name="id" value={book.id} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="locale" value={locale} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <KeepButton href={book.href} label={words.keep} />
        <Button type="submit" look="danger" aria-disabled={isSending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
