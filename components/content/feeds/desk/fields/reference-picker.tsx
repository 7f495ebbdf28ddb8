"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { ReferencePicture, ReferenceRow } from "#components/content/feeds/desk/fields/reference-row.tsx";
import { useFieldProps } from "#components/ui/forms/use-field-props.ts";
import { searchReferencesAction } from "#lib/content/feeds/desk/actions.ts";
import type { Reference, ReferenceKind } from "#lib/content/feeds/desk/reference.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { moveIdTo } from "#lib/platform/http/arrangement.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ReferencePickerProps {
  name: string;
  label: string;
  kind: ReferenceKind;
  initial: readonly Reference[];
  /** How many can be chosen; a choice beyond replaces the last one. */
  max: number;
  /** Before the ids in the value of the field, for targets of links: "item:". */
  prefix?: string;
}

const searchDelayMs = 250;

/** Chooses recipes, users and the like by their names, and their order. */
export function ReferencePicker({ name, label, kind, initial, max, prefix = "" }: ReferencePickerProps) {
  const t = useTranslations("feeds.desk.picker");
  const { id, error, errorIcon } = useFieldProps({ name });
  const listId = useId();
  const [chosen, setChosen] = useState<readonly Reference[]>(initial);
  const [words, setWords] = useState("");
  const { results, status } = useSearch(useLocale(), kind, words.trim());
  const [announcement, announce] = useState("");
  const found = results.filter((result) => !chosen.some((one) => one.id === result.id));

  function add(reference: Reference) {
    setChosen([...chosen.slice(0, max - 1), reference]);
    announce(t("added", { title: reference.title }));
    setWords("");
    document.getElementById(id)?.focus();
  }

  function move(index: number, target: number) {
    const moved = chosen[index];
    if (!moved || target < 0 || target >= chosen.length) return;
    const ids = moveIdTo(
      chosen.map((one) => one.id),
      moved.id,
      target,
    );
    setChosen(ids.flatMap((one) => chosen.find((reference) => reference.id === one) ?? []));
    announce(t("moved", { title: moved.title, position: target + 1, count: chosen.length }));
  }

  function remove(removed: Reference) {
    setChosen(chosen.filter((one) => one.id !== removed.id));
    announce(t("removed", { title: removed.title }));
    document.getElementById(id)?.focus();
  }

  return (
    <div className="grid gap-2">
      <input type="hidden" name={name} value={chosen.map((one) => prefix + one.id).join(" ")} />
      <label htmlFor={id} className="font-strong text-sm">
        {label}
      </label>
      <p role="status" className="sr-only">
        {announcement || (words && t("results", { count: found.length }))}
      </p>
      {chosen.length > 0 && (
        <ol className="divide-y divide-line rounded-2 border border-line" aria-label={t("chosen", { label })}>
          {chosen.map((reference, index) => (
            <ReferenceRow
              key={reference.id}
              reference={reference}
              isSingle={chosen.length === 1}
              onMove={(direction) => move(index, index + (direction === "up" ? -1 : 1))}
              onRemove={() => remove(reference)}
            />
          ))}
        </ol>
      )}
      <input
        type="search"
        id={id}
        autoComplete="off"
        className="text-input min-h-12"
        placeholder={t(chosen.length >= max ? "replace" : "search")}
        value={words}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        aria-controls={listId}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter chooses the first result instead of sending the form.
          event.preventDefault();
          if (found[0]) add(found[0]);
        }}
      />
      {error && (
        <p id={`${id}-note`} role="alert" className="flex items-start gap-[0.4rem] font-strong text-error text-sm">
          {errorIcon}
          {error}
        </p>
      )}
      <ul id={listId} className="divide-y divide-line rounded-2 border border-line empty:hidden">
        {words.trim() !== "" &&
          found.map((reference) => (
            <li key={reference.id}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left hover:bg-tint"
                onClick={() => add(reference)}
              >
                <ReferencePicture src={reference.src} />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="sr-only">{t("add")}</span> {reference.title}
                </span>
              </button>
            </li>
          ))}
      </ul>
      {words.trim() !== "" && status !== "searching" && found.length === 0 && (
        <p className="text-ink-2 text-sm">{t(status === "failed" ? "failed" : "nothing")}</p>
      )}
    </div>
  );
}

function useSearch(locale: Locale, kind: ReferenceKind, words: string) {
  const [answer, setAnswer] = useState<{ key: string; results: Reference[]; hasFailed: boolean }>();
  const key = `${kind} ${words}`;
  useEffect(() => {
    if (words === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await callAction(() => searchReferencesAction({ kind, words, locale }));
      if (isCurrent) setAnswer({ key, results: result.ok ? result.data : [], hasFailed: !result.ok });
    }, searchDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, kind, words, locale]);
  const isCurrent = answer?.key === key;
  const status = !isCurrent ? "searching" : answer.hasFailed ? "failed" : "done";
  return { results: isCurrent ? answer.results : [], status } as const;
}
