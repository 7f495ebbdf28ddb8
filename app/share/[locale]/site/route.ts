import { getTranslations } from "next-intl/server";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { serveShareImage } from "#lib/platform/share-images/serve-share-image.ts";
import { renderSiteImage } from "#lib/platform/share-images/site-image.tsx";

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return emptyErrorResponse(404);
  const t = await getTranslations({ locale, namespace: "layout.meta" });
  const claim = t("title");
  return serveShareImage(request, { folder: "site", input: { claim }, element: () => renderSiteImage(claim) });
}
