import { getTranslations } from "next-intl/server";
import { drawings } from "#components/ui/drawings.ts";
import { type SaveWindow, type SaveWord, saveWords } from "#lib/cookbooks/save-window.ts";
import { isLocale } from "#lib/i18n/locales.ts";

const minutes = 10;

/** Words and drawings of the window in which something is saved, so that no page carries them before anybody opens it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ detail: "Not found." }, { status: 404 });
  const t = await getTranslations({ locale, namespace: "cookbooks.saveModal" });
  const given: SaveWindow = {
    words: Object.fromEntries(saveWords.map((word) => [word, String(t.raw(word))])) as Record<SaveWord, string>,
    icons: { close: drawings.x, plus: drawings.plus, error: drawings.circleAlert },
  };
  return Response.json(given, { headers: { "cache-control": `public, max-age=${minutes * 60}` } });
}
