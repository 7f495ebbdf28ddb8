import { useLocale, useTranslations } from "next-intl";
import { CookModeLoader } from "#components/recipes/cook-mode/cook-mode-loader.tsx";

/** Cook mode of the steps around it; nothing until it is opened. */
export function CookMode() {
  const t = useTranslations("recipes.cook");
  const raw = (key: Parameters<typeof t.raw>[0]) => String(t.raw(key));
  return (
    <CookModeLoader
      locale={useLocale()}
      messages={{
        leave: t("leave"),
        progress: raw("progress"),
        back: t("back"),
        backTo: raw("backTo"),
        next: t("next"),
        nextTo: raw("nextTo"),
        done: t("done"),
        awake: t("awake"),
        ingredients: t("ingredients"),
        read: t("read"),
        voice: t("voice"),
        voiceHint: t("voiceHint"),
        voiceDenied: t("voiceDenied"),
        handOver: t("handOver"),
        handOverHint: t("handOverHint"),
        close: t("close"),
        addDish: t("addDish"),
        dishAdded: raw("dishAdded"),
        dishes: t("dishes"),
        dishStep: raw("dishStep"),
        closeDish: raw("closeDish"),
        resumed: raw("resumed"),
        fromStart: t("fromStart"),
        hint: t("hint"),
        failed: t("failed"),
      }}
    />
  );
}
