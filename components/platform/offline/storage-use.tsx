"use client";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { maxKeptBytes } from "#lib/platform/offline/limits.ts";
import { useKeptPages } from "./use-kept-pages.ts";

/** Texts with their placeholders, from the messages `offline.storage`. */
interface StorageTexts {
  one: string;
  many: string;
  used: string;
  clear: string;
  cleared: string;
}

interface StorageUseProps {
  locale: Locale;
  texts: StorageTexts;
}

/** How much this device keeps for reading without a connection, and a button that deletes it. */
export function StorageUse({ locale, texts }: StorageUseProps) {
  const { kept, clear } = useKeptPages(locale);
  const [isCleared, setCleared] = useState(false);
  if (!kept) return <p className="text-ink-2">…</p>;
  const recipes = kept.pages.filter(({ kind }) => kind === "recipe").length;
  const isEmpty = kept.bytes === 0;
  const count = recipes === 1 ? texts.one : texts.many.replace("{count}", formatNumber(recipes, locale));
  const used = texts.used
    .replace("{recipes}", count)
    .replace("{used}", formatMegabytes(kept.bytes, locale))
    .replace("{quota}", formatMegabytes(maxKeptBytes, locale));

  async function handleClear() {
    await clear();
    setCleared(true);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">{isCleared && isEmpty ? texts.cleared : used}</p>
      {!isEmpty && (
        <Button variant="secondary" onClick={handleClear}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

function formatMegabytes(bytes: number, locale: Locale): string {
  return formatNumber(bytes / 1_000_000, locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
}
