"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { ItemSearch } from "#components/content/story-drafts/fields/item-search.tsx";
import { Button } from "#components/ui/button.tsx";
import { isLinkTarget, itemReference, readItemReference } from "#lib/content/story-drafts/editing/inline-runs.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface LinkPanelProps {
  /** Where the selected text leads already. */
  href: string | null;
  language: Locale;
  /** With a text for where nothing is selected; null removes the link. */
  onChoose: (href: string | null, text: string) => void;
  onClose: () => void;
}

/** Chooses where a link leads: a recipe or story by its title, or an address. */
export function LinkPanel({ href, language, onChoose, onClose }: LinkPanelProps) {
  const t = useTranslations("storyDrafts.richText");
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { items, addItem } = useEditorContext();
  const itemId = href && readItemReference(href);
  useEffect(() => panel.current?.querySelector("input")?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it as its button does
    <div
      ref={panel}
      className="grid gap-3 rounded-2 border border-line bg-surface p-4"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      {href && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {t("leadsTo", { target: itemId ? (items.get(itemId)?.title ?? t("gone")) : href })}
        </p>
      )}
      <ItemSearch
        id={`${id}-search`}
        label={t("search")}
        hint={t("searchHint")}
        type="any"
        language={language}
        address={(query) => (isLinkTarget(query) ? query : null)}
        onAddress={(address) => onChoose(address, address)}
        onChoose={(item) => {
          addItem(item);
          onChoose(itemReference(item.id), item.title);
        }}
      />
      <div className="flex flex-wrap gap-3">
        {href && (
          <Button variant="secondary" onClick={() => onChoose(null, "")}>
            {t("unlink")}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
