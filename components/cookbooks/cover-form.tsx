"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import type { CoverWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import { chooseCoverAction } from "#lib/cookbooks/actions.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface CoverFormProps {
  id: string;
  bookId: string;
  /** Where it goes on without script. */
  backHref: string;
  locale: Locale;
  /** A picture was chosen, so that there is something to take back. */
  hasOwnCover: boolean;
  /** Small pictures of what is in the cookbook. */
  choices: { id: string; title: string; picture: ReactNode }[];
  words: CoverWords;
}

const mostBytes = 10 * 1024 * 1024;

/** What is on the cover: one's own picture, or what something in the cookbook shows. */
export function CoverForm({ id, bookId, backHref, locale, hasOwnCover, choices, words }: CoverFormProps) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const door = `/api/users/me/cookbooks/${bookId}/cover/` as const;

  async function change(form: HTMLFormElement, question: Parameters<typeof askApi>[1]) {
    if (isSending) return;
    setSending(true);
    setError(undefined);
    try {
      await askApi(door, question);
      form.closest("dialog")?.close();
      form.reset();
      router.refresh();
      showToast({ kind: "success", text: words.done });
    } catch (caught) {
      setError(words[reason(caught)]);
    }
    setSending(false);
  }

  function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    const file = body.get("picture");
    if (file instanceof File && file.size > mostBytes) return setError(words.tooLarge);
    void change(event.currentTarget, { method: "PUT", body });
  }

  function choose(event: FormEvent<HTMLFormElement>, item: string | null) {
    event.preventDefault();
    void change(event.currentTarget, { method: "PUT", body: { item } });
  }

  return (
    <div className="mt-3 grid gap-5">
      <form action={door} method="post" encType="multipart/form-data" onSubmit={upload} className="grid gap-2">
        <label htmlFor={id} className="font-strong text-sm">
          {words.upload}
        </label>
        <input
          id={id}
          type="file"
          name="picture"
          required
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          className="w-full rounded-2 border-[1.5px] border-line-strong bg-surface p-2 file:mr-3 file:min-h-9 file:rounded-1 file:border-0 file:bg-tint file:px-3 file:font-strong"
        />
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={error ? "font-strong text-error text-sm" : "text-ink-3 text-sm"}
        >
          {error ?? words.hint}
        </p>
        <input type="hidden" name="next" value={backHref} />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
      </form>
      <section>
        <h3 className="mb-2 font-sans font-strong text-sm tracking-normal">{words.choose}</h3>
        {choices.length === 0 && <p className="text-ink-2 text-sm">{words.none}</p>}
        <ul className="grid max-h-[30dvh] grid-cols-4 gap-2 overflow-y-auto p-1">
          {choices.map(({ id: item, title, picture }) => (
            <li key={item}>
              <form action={chooseCoverAction} onSubmit={(event) => choose(event, item)}>
                <input type="hidden" name="id" value={bookId} />
                <input type="hidden" name="item" value={item} />
                <input type="hidden" name="locale" value={locale} />
                <button type="submit" aria-label={title} className="block w-full overflow-hidden rounded-1">
                  {picture}
                </button>
              </form>
            </li>
          ))}
        </ul>
        {hasOwnCover && (
          <form action={door} method="post" onSubmit={(event) => choose(event, null)} className="mt-2">
            <input type="hidden" name="next" value={backHref} />
            <Button type="submit" look="bare" className="-ml-2">
              {words.first}
            </Button>
          </form>
        )}
      </section>
    </div>
  );
}

function reason(error: unknown): keyof CoverWords {
  const code = error instanceof RefusedError ? error.code : "";
  return code === "unsupported" || code === "tooLarge" || code === "invalid" || code === "tooMany" ? code : "failed";
}
