"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { importErrorKey } from "#components/content/recipe-drafts/import/import-error-key.ts";
import { Button } from "#components/ui/button.tsx";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { readRecipePageAction } from "#lib/content/recipe-import/actions.ts";
import type { ImportedRecipe } from "#lib/content/recipe-import/imported-recipe.ts";
import { pageLimits } from "#lib/content/recipe-import/limits.ts";
import { textLimits } from "#lib/content/recipe-import/text-lines.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";

interface Typed {
  way: string;
  text: string;
  address: string;
}

interface ImportFormProps {
  id: string;
  typed: Typed;
  onType: (patch: Partial<Typed>) => void;
  onRead: (recipe: ImportedRecipe) => void;
}

/** Takes the text of a recipe, which is read in the browser, or an address, read on the server. */
export function ImportForm({ id, typed, onType, onRead }: ImportFormProps) {
  const t = useTranslations("recipeDrafts.import");
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const isText = typed.way === "text";

  async function readText() {
    const code = await import("#lib/content/recipe-import/recipe-text.ts").catch(() => null);
    // Without network it does not arrive.
    if (!code) return setError(t("errors.failed"));
    onRead(code.parseRecipeText(typed.text));
  }

  async function readPage() {
    const result = await callAction(() => readRecipePageAction({ address: typed.address.trim() }));
    if (result.ok) return onRead(result.data);
    setError(t(`errors.${importErrorKey(result)}`));
  }

  async function read() {
    if (isReading) return;
    setError(undefined);
    if (isText && typed.text.trim() === "") return setError(t("empty"));
    if (isText && typed.text.length > textLimits.characters)
      return setError(t("tooLong", { count: textLimits.characters }));
    if (!isText && typed.address.trim() === "") return setError(t("errors.invalidAddress"));
    setReading(true);
    await (isText ? readText() : readPage());
    setReading(false);
  }

  const field = { error, errorIcon: <DialogIcon name="circleAlert" /> };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <p className="text-ink-2">{t("intro")}</p>
      <SegmentedControl
        legend={t("way")}
        name={`${id}-way`}
        options={[
          { value: "text", label: t("ways.text") },
          { value: "address", label: t("ways.address") },
        ]}
        value={typed.way}
        onChange={(way) => {
          setError(undefined);
          onType({ way });
        }}
      />
      {isText ? (
        <TextArea
          id={`${id}-text`}
          label={t("text")}
          hint={t("textHint", { count: textLimits.characters })}
          rows={10}
          value={typed.text}
          onChange={(event) => onType({ text: event.target.value })}
          {...field}
        />
      ) : (
        <TextField
          id={`${id}-address`}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          label={t("address")}
          hint={t("addressHint")}
          maxLength={pageLimits.addressLength}
          value={typed.address}
          onChange={(event) => onType({ address: event.target.value })}
          {...field}
        />
      )}
      <Button type="submit" isFullWidth aria-disabled={isReading}>
        {t("read")}
      </Button>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {isReading && t("reading")}
      </p>
    </form>
  );
}
