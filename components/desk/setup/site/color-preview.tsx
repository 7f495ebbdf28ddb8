"use client";
import { useFormatter, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import type { SiteColors } from "#lib/platform/config/site-settings.ts";
import { findContrastProblems } from "#lib/platform/site-settings/contrast.ts";
import { createPalette, fixedColors } from "#lib/platform/site-settings/palette.ts";

const themes = ["light", "dark"] as const;

/**
 * Pieces of a page in these colours, on light and on dark pages, and which of them are too pale.
 */
export function ColorPreview({ colors }: { colors: SiteColors }) {
  const t = useTranslations("setup.site.colors");
  const format = useFormatter();
  const ratio = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const problems = findContrastProblems(colors);
  return (
    <div className="grid gap-3">
      <p className="font-strong text-sm">{t("preview")}</p>
      {themes.map((theme) => (
        <Sample key={theme} colors={colors} theme={theme} />
      ))}
      <div role="status" className="text-sm">
        {problems.length === 0 ? (
          <p className="text-success">{t("readable")}</p>
        ) : (
          <ul className="grid gap-1 font-strong text-error">
            {problems.map(({ pair, theme, ratio: found, required }) => (
              <li key={`${theme} ${pair}`}>
                {t("problem", {
                  theme: t(`themes.${theme}`),
                  pair: t(`pairs.${pair}`),
                  // Rounded down: 4.46 must not read as the 4.5 that it is below.
                  ratio: ratio(Math.floor(found * 10) / 10),
                  required: ratio(required),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Pictures of controls rather than controls: nothing in them can be reached. */
function Sample({ colors, theme }: { colors: SiteColors; theme: (typeof themes)[number] }) {
  const t = useTranslations("setup.site.colors");
  const palette = Object.entries(createPalette(colors)).map(([name, pair]) => [name, pair[theme === "light" ? 0 : 1]]);
  const { page, ink, ink3, line, ginghamGround } = fixedColors[theme];
  const style = {
    ...Object.fromEntries(palette),
    "--page": page,
    "--ink": ink,
    "--ink-3": ink3,
    "--line": line,
    "--gingham-ground": ginghamGround,
    colorScheme: theme,
  };
  return (
    <div aria-hidden="true" style={style} className="overflow-hidden rounded-2 border border-line bg-page text-ink">
      <div className="gingham h-2 [--cell:4px]" />
      <div className="grid gap-3 p-4">
        <p className="font-serif font-title text-lg">{t(`themes.${theme}`)}</p>
        <p className="text-sm">
          {t("sampleText")} <span className="text-primary underline">{t("sampleLink")}</span>
        </p>
        <p className="rounded-2 bg-tint px-3 py-2 text-ink-3 text-sm">{t("samplePanel")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <span className={buttonClass()}>{t("sampleButton")}</span>
          <span className="rounded-1 bg-accent px-2 py-1 font-strong text-on-accent text-sm">{t("sampleAccent")}</span>
        </div>
      </div>
    </div>
  );
}
