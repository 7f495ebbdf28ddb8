import { getTranslations } from "next-intl/server";
import { isLocale } from "#lib/i18n/locales.ts";
import { refuse } from "#lib/media/serve-picture.ts";
import { serveShareImage } from "#lib/share/serve.ts";
import { siteImage } from "#lib/share/site-image.tsx";

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return refuse(404);
  const t = await getTranslations({ locale, namespace: "layout.meta" });
  const claim = t("title");
  return serveShareImage(request, { folder: "site", facts: { claim }, element: () => siteImage(claim) });
}
