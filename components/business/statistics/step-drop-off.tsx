import { useLocale, useTranslations } from "next-intl";
import { formatPercent } from "#lib/platform/i18n/number.ts";

interface StepDropOffProps {
  started: number;
  finished: number;
  steps: { heading: string; text: string; stopped: number }[];
}

/** Where cook mode was left: each step with its text and how often it was the last one. */
export function StepDropOff({ started, finished, steps }: StepDropOffProps) {
  const locale = useLocale();
  const t = useTranslations("statistics.cooking");
  const stopped = steps.reduce((sum, step) => sum + step.stopped, 0);
  const max = Math.max(1, ...steps.map((step) => step.stopped));
  const unknown = Math.max(0, started - finished - stopped);
  return (
    <>
      <p className="max-w-measure text-ink-2">{t("summary", { started, finished, stopped, unknown })}</p>
      <ol className="mt-5 divide-y divide-line border-line border-y">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their number
          <li key={index} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_16rem]">
            <div className="[overflow-wrap:anywhere]">
              <p className="font-strong">
                {t("step", { number: index + 1 })}
                {step.heading && `: ${step.heading}`}
              </p>
              <p className="mt-1 line-clamp-3 max-w-measure text-ink-2 text-sm">{step.text}</p>
            </div>
            <div>
              <p className="text-sm tabular-nums">
                {t("stopped", { count: step.stopped })}
                {started > 0 && ` (${formatPercent(step.stopped / started, locale)})`}
              </p>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="mt-1 block h-2 w-full border-line-strong border-b text-primary"
              >
                <rect width={(step.stopped / max) * 100} height={8} fill="currentColor" />
              </svg>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
