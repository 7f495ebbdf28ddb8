"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ClearDialog, clearDialog } from "#components/shopping-lists/clear-dialog.tsx";
import { CookList } from "#components/shopping-lists/cook-list.tsx";
import { DeviceList } from "#components/shopping-lists/device-list.tsx";
import { LineRow, type LineRowProps } from "#components/shopping-lists/line-row.tsx";
import { ShareButton } from "#components/shopping-lists/share-button.tsx";
import { useList } from "#components/shopping-lists/use-list.ts";
import { WriteForm } from "#components/shopping-lists/write-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { opensModal } from "#components/ui/opens-modal.ts";
import { showToast } from "#components/ui/toast.ts";
import { useUnits } from "#components/ui/use-units.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { asText } from "#lib/shopping-lists/as-text.ts";
import { type ListedRecipe, type ShoppingEntry, undoMs } from "#lib/shopping-lists/entry.ts";
import { type Line, readList, type UnitWords } from "#lib/shopping-lists/lines.ts";
import { newId } from "#lib/shopping-lists/new-id.ts";
import type { DeviceWords, PageWords } from "#lib/shopping-lists/page-words.ts";

interface ShoppingListProps {
  locale: Locale;
  units: UnitWords;
  words: PageWords;
  deviceWords: DeviceWords;
  icons: Record<"share" | "copy" | "printer" | "plus" | "more" | "pencil" | "x" | "error" | "close", ReactNode>;
  /** What stands there as long as there is nothing on the list. */
  empty: ReactNode;
}

/** The whole list of whoever reads the page: of the device, or of the account. */
export function ShoppingList({ locale, units, words, deviceWords, icons, empty }: ShoppingListProps) {
  const list = useList({ full: words.full, failed: words.failed });
  const system = useUnits();
  const root = useRef<HTMLDivElement>(null);
  const tickedLast = useRef<string>(null);
  const entries = list.entries ?? [];
  const { open, ticked } = readList(entries, { locale, system, units });
  const aisleTitle = (aisle: (typeof open)[number]["aisle"]) => words.aisles[aisle ?? "own"];

  // Ticking moves a line to another place, and would leave the focus behind.
  useLayoutEffect(() => {
    const key = tickedLast.current;
    tickedLast.current = null;
    if (!key || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-line="${key}"] input`)?.focus({ preventScroll: true });
  });

  function tick(line: Line, isTicked: boolean) {
    const [first] = line.entries;
    tickedLast.current = `${first?.good?.id ?? first?.id}-${isTicked ? "ticked" : "open"}`;
    void list.change({ act: "change", entries: line.entries.map(({ id }) => ({ id, isTicked })) });
  }

  async function remove(lines: Line[]) {
    const gone = lines.flatMap((line) => line.entries);
    if ((await list.change({ act: "remove", ids: gone.map(({ id }) => id) })) !== "done") return;
    const [only] = lines;
    const text =
      lines.length === 1 && only
        ? fillIn(words.removed, { name: only.name })
        : fillIn(words.removedMany, { count: lines.length });
    const run = () => void list.change({ act: "add", entries: gone });
    showToast({ kind: "success", text, action: { label: words.undo, run }, lasts: undoMs });
  }

  async function write(text: string) {
    const entry: ShoppingEntry = {
      id: newId(),
      good: null,
      text,
      amount: null,
      unit: null,
      recipe: null,
      isTicked: false,
    };
    return (await list.change({ act: "add", entries: [entry] })) === "done";
  }

  const row: Omit<LineRowProps, "line"> = {
    locale,
    units,
    words,
    icons,
    onTick: tick,
    onRemove: (lines) => void remove(lines),
    onChange: (changes) => void list.change({ act: "change", entries: changes }),
  };
  const lines = open.flatMap((aisle) => aisle.lines);
  const isEmpty = list.entries?.length === 0;
  return (
    <div ref={root} className="needs-script">
      <div className="-mt-4 mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2 print:hidden">{list.place && words[list.place]}</p>
        {!isEmpty && list.entries && (
          <div className="flex gap-2 print:hidden">
            <ShareButton title={words.title} text={() => asText(words.title, open, aisleTitle)} {...{ words, icons }} />
            <Button look="quiet" onClick={() => window.print()}>
              {icons.printer}
              {words.print}
            </Button>
          </div>
        )}
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="min-w-0">
          {list.leftOnDevice.length > 0 && (
            <div className="mb-6 rounded-2 border-senf border-l-4 bg-tint p-5 print:hidden">
              <DeviceList entries={list.leftOnDevice} locale={locale} words={deviceWords} change={list.changeQuietly} />
            </div>
          )}
          <WriteForm words={words} icons={icons} onWrite={write} />
          {list.isFailed && (
            <p role="alert" className="mt-6 flex flex-wrap items-center gap-3">
              {words.notLoaded}
              <Button look="secondary" onClick={() => void list.retry()}>
                {words.retry}
              </Button>
            </p>
          )}
          {!list.entries && !list.isFailed && <p className="mt-6 min-h-60 text-ink-2">{words.loading}</p>}
          {isEmpty && <div className="mt-8">{empty}</div>}
          {open.map(({ aisle, lines: inAisle }) => (
            <Aisle key={aisle ?? "own"} id={aisle ?? "own"} title={aisleTitle(aisle)} lines={inAisle} row={row} />
          ))}
          {ticked.length > 0 && <Aisle id="ticked" title={words.ticked} lines={ticked} row={row} />}
          {list.entries && !isEmpty && (
            <p className="mt-6 flex flex-wrap gap-2 print:hidden">
              {ticked.length > 0 && (
                <Button look="secondary" onClick={() => void remove(ticked)}>
                  {words.putAway}
                </Button>
              )}
              <Button look="bare" {...opensModal(clearDialog)}>
                {words.clear}
              </Button>
            </p>
          )}
          <ClearDialog words={words} closeIcon={icons.close} onClear={() => void remove([...lines, ...ticked])} />
        </div>
        <Cook entries={entries} title={words.cook} locale={locale} />
      </div>
    </div>
  );
}

interface AisleProps {
  id: string;
  title: string;
  lines: Line[];
  row: Omit<LineRowProps, "line">;
}

function Aisle({ id, title, lines, row }: AisleProps) {
  return (
    <section aria-labelledby={`aisle-${id}`} className={id === "ticked" ? "print:hidden" : undefined}>
      <h2
        id={`aisle-${id}`}
        className="flex items-baseline gap-[0.6rem] pt-6 text-[1.1875rem] print:pt-[8pt] print:text-[12pt]"
      >
        {title} <span className="font-normal font-sans text-ink-3 text-sm tracking-normal">{lines.length}</span>
      </h2>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.key} line={line} {...row} />
        ))}
      </ul>
    </section>
  );
}

function Cook({ entries, ...rest }: { entries: readonly ShoppingEntry[]; title: string; locale: Locale }) {
  const recipes = new Map<string, ListedRecipe>();
  for (const { recipe } of entries) if (recipe) recipes.set(recipe.id, recipe);
  return recipes.size > 0 ? <CookList recipes={[...recipes.values()]} {...rest} /> : null;
}
