"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { offerUndo } from "#components/cookbooks/undo.ts";
import type { DeleteWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi } from "#lib/ask-api.ts";
import { deleteCookbookAction } from "#lib/cookbooks/actions.ts";
import { address } from "#lib/i18n/address.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface DeleteFormProps {
  book: { id: string; title: string; contents: string };
  locale: Locale;
  words: DeleteWords;
  icon: ReactNode;
  /** Where whoever keeps it after all goes without script. */
  backHref: string;
}

/** Whether a cookbook is to go; for ten seconds it can be brought back. Without script the shelf offers that. */
export function DeleteForm({ book, locale, words, icon, backHref }: DeleteFormProps) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const path = `/api/users/me/cookbooks/${book.id}/` as const;

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const dialog = event.currentTarget.closest("dialog");
    setSending(true);
    try {
      await askApi(path, { method: "DELETE" });
      dialog?.close();
      router.push(address(locale, "/profile/cookbooks"));
      router.refresh();
      offerUndo({
        text: words.deleted,
        label: words.undo,
        failed: words.failed,
        undo: () => askApi(`${path}restore/`, { method: "POST" }),
        onUndone: () => router.refresh(),
      });
    } catch {
      showToast({ kind: "error", text: words.failed });
    }
    setSending(false);
  }

  return (
    <form action={deleteCookbookAction} onSubmit={remove}>
      <p>{fillIn(words.text, book)}</p>
      <input type="hidden" name="id" value={book.id} />
      <input type="hidden" name="locale" value={locale} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <KeepButton href={backHref} label={words.keep} />
        <Button type="submit" look="danger" aria-disabled={isSending}>
          {icon}
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Leaves everything as it is: closes the window it stands in, or leads back to the page. */
export function KeepButton({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center rounded-2 px-2 font-strong text-kobalt no-underline hover:underline"
      onClick={(event) => {
        const dialog = event.currentTarget.closest("dialog");
        if (!dialog) return;
        event.preventDefault();
        dialog.close();
      }}
    >
      {label}
    </a>
  );
}
