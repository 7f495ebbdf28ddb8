"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import type { VisibilityWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { Switch } from "#components/ui/choice.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi } from "#lib/ask-api.ts";
import { setVisibilityAction } from "#lib/cookbooks/actions.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface VisibilityFormProps {
  bookId: string;
  /** Absolute public address; null while the cookbook is private. */
  url: string | null;
  locale: Locale;
  words: VisibilityWords;
  copyIcon: ReactNode;
}

/** Public or private, at once; a public cookbook has an address to hand on. Without script a button does the same. */
export function VisibilityForm({ bookId, url, locale, words, copyIcon }: VisibilityFormProps) {
  const router = useRouter();
  const [isLive, setLive] = useState(false);
  const [isPublic, setPublic] = useState(url !== null);
  const [isSending, setSending] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => setPublic(url !== null), [url]);

  async function set(next: boolean) {
    if (isSending) return;
    setPublic(next);
    setSending(true);
    try {
      const body = { visibility: next ? "public" : "private" };
      await askApi(`/api/users/me/cookbooks/${bookId}/`, { method: "PUT", body });
      router.refresh();
      showToast({ kind: "success", text: next ? words.nowPublic : words.nowPrivate });
    } catch {
      setPublic(!next);
      showToast({ kind: "error", text: words.failed });
    }
    setSending(false);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? "");
      showToast({ kind: "success", text: words.copied });
    } catch {
      showToast({ kind: "error", text: words.notCopied });
    }
  }

  return (
    <div className="max-w-[38rem] border-line border-y py-2">
      {isLive ? (
        <Switch
          label={<span className="font-strong">{words.switch}</span>}
          checked={isPublic}
          onChange={(event) => set(event.target.checked)}
        />
      ) : (
        <form action={setVisibilityAction} className="flex min-h-11 items-center justify-between gap-4">
          <span className="font-strong">{words.switch}</span>
          <input type="hidden" name="id" value={bookId} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="visibility" value={isPublic ? "private" : "public"} />
          <Button type="submit" look="bare">
            {isPublic ? words.makePrivate : words.makePublic}
          </Button>
        </form>
      )}
      <p className="pb-1 text-ink-3 text-sm">{isPublic ? words.publicHint : words.privateHint}</p>
      {url && isPublic && (
        <p className="flex flex-wrap items-center gap-x-3">
          <a href={url} className="inline-flex min-h-11 min-w-0 items-center text-kobalt [overflow-wrap:anywhere]">
            <span className="sr-only">{words.address}: </span>
            {decodeURI(url).replace(/^https?:\/\//, "")}
          </a>
          {isLive && (
            <Button look="bare" className="max-sm:-ml-2" onClick={copy}>
              {copyIcon}
              {words.copy}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
