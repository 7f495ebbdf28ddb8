import { useTranslations } from "next-intl";
import { TimersLoader } from "#components/content/recipes/timers/timers-loader.tsx";

/** The bar of running timers, on every page. */
export function SiteTimers() {
  const t = useTranslations("recipes.timers");
  const raw = (key: Parameters<typeof t.raw>[0]) => String(t.raw(key));
  return (
    <TimersLoader
      messages={{
        label: t("label"),
        addMinute: t("addMinute"),
        addMinuteTo: raw("addMinuteTo"),
        pauseOf: raw("pauseOf"),
        resumeOf: raw("resumeOf"),
        removeOf: raw("removeOf"),
        stopOf: raw("stopOf"),
        step: raw("step"),
        paused: t("paused"),
        finished: t("finished"),
        finishedAgo: raw("finishedAgo"),
        announceStarted: raw("announceStarted"),
        announceMinute: raw("announceMinute"),
        announceFinished: raw("announceFinished"),
      }}
    />
  );
}
