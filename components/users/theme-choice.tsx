"use client";
import { useEffect, useState } from "react";
import { Segment } from "#components/ui/choice.tsx";
import { themeKey, themes } from "#lib/theme.ts";

interface ThemeChoiceProps {
  words: Record<"colours" | "asDevice" | "light" | "dark" | "onDevice", string>;
}

const asDevice = "";

/** The colours of the site on this device; worn at once. */
export function ThemeChoice({ words }: ThemeChoiceProps) {
  const [theme, setTheme] = useState(asDevice);
  useEffect(() => setTheme(document.documentElement.dataset.theme ?? asDevice), []);

  function wear(next: string) {
    setTheme(next);
    if (next === asDevice) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      if (next === asDevice) localStorage.removeItem(themeKey);
      else localStorage.setItem(themeKey, next);
    } catch {
      // Without storage the choice lasts as long as this page.
    }
  }

  const options = [
    { value: asDevice, label: words.asDevice },
    ...themes.map((value) => ({ value, label: words[value] })),
  ];
  return (
    <div className="needs-script grid gap-2">
      <Segment legend={words.colours} name="theme" options={options} value={theme} onChange={wear} />
      <p className="text-ink-3 text-sm">{words.onDevice}</p>
    </div>
  );
}
