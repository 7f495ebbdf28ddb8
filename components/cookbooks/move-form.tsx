"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { offerUndo } from "#components/cookbooks/undo.ts";
import type { MoveWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/choice.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import { moveItemAction } from "#lib/cookbooks/actions.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface MoveFormProps {
  book: { id: string; href: string };
  item: { id: string; title: string };
  /** The other cookbooks. */
  others: { id: string; title: string; count: number }[];
  locale: Locale;
  words: MoveWords;
}

/** Which cookbook something is to be in instead; for ten seconds it can be moved back. */
export function MoveForm({ book, item, others, locale, words }: MoveFormProps) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const items = `/api/users/me/cookbooks/${book.id}/items/` as const;
  if (others.length === 0) return <p className="mt-2 text-ink-2">{words.none}</p>;

  async function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const dialog = event.currentTarget.closest("dialog");
    const to = new FormData(event.currentTarget).get("cookbook");
    const target = others.find(({ id }) => id === to);
    if (!target) return;
    setSending(true);
    try {
      const body = { cookbook: target.id };
      await askApi(`${items}${item.id}/`, { method: "PUT", body });
      dialog?.close();
      if (dialog) router.refresh();
      else router.push(book.href);
      offerUndo({
        text: fillIn(words.moved, { book: target.title }),
        label: words.undo,
        failed: words.failed,
        undo: () => askApi(items, { method: "POST", body: { id: item.id, from: target.id } }),
        onUndone: () => router.refresh(),
      });
    } catch (error) {
      const isFull = error instanceof RefusedError && error.code === "limit";
      showToast({ kind: "error", text: isFull ? fillIn(words.bookFull, { book: target.title }) : words.failed });
    }
    setSending(false);
  }

  return (
    <form action={moveItemAction} onSubmit={move}>
      <p className="mb-3 text-ink-2">{item.title}</p>
      <ChoiceGroup legend={words.label} className="max-h-[45dvh] overflow-y-auto">
        {others.map(({ id, title, count }, index) => (
          <Radio
            key={id}
            name="cookbook"
            value={id}
            defaultChecked={index === 0}
            label={<span className="[overflow-wrap:anywhere]">{title}</span>}
            extra={count}
            className="border-line border-b pr-1"
          />
        ))}
      </ChoiceGroup>
      <input type="hidden" name="id" value={book.id} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" isWide aria-disabled={isSending} className="mt-5">
        {words.confirm}
      </Button>
    </form>
  );
}
