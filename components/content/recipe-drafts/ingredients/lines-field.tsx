"use client";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";

interface LinesFieldProps {
  group: number;
  isDisabled: boolean;
  onLines: (text: string) => void;
}

/**
 * Takes ingredients as text, one line each: Enter adds the line that was typed, and a pasted list
 * is added at once.
 */
export function LinesField({ group, isDisabled, onLines }: LinesFieldProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const [text, setText] = useState("");

  function add(lines: string) {
    if (lines.trim() === "" || isDisabled) return;
    onLines(lines);
    setText("");
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  }

  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text/plain").trim();
    if (!pasted.includes("\n") || isDisabled) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  return (
    <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextArea
        id={`group-${group}-lines`}
        name={`pasted.${group}`}
        label={t("lines")}
        hint={t("linesHint")}
        rows={1}
        className="min-h-12!"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <Button
        type="submit"
        name="change"
        value={`groups.${group}.ingredients:paste`}
        variant="quiet"
        className="min-h-12 justify-self-start sm:mt-7"
        aria-disabled={isDisabled}
        onClick={(event) => {
          event.preventDefault();
          add(text);
        }}
      >
        <DialogIcon name="clipboardPaste" />
        {t("addLines")}
      </Button>
    </div>
  );
}
