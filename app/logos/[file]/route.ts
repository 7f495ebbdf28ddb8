import { getPartnerLogo } from "#lib/people/users/queries.ts";
import { site } from "#lib/platform/config/site.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { logoVersion } from "#lib/platform/media/pictures/logo.ts";
import { siteLogoFile } from "#lib/platform/media/pictures/site-logo.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { getIconVersion, readIconPng } from "#lib/platform/share-images/site-icon.tsx";

/**
 * The logo of a partner, `/logos/<slug>.svg`; pages use it as a mask in the color of their text.
 * Names that begin with a line belong to the site: its logo, and its icons as an app.
 */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const version = new URL(request.url).searchParams.get("v");
  const [, isMaskable, size] = /^_icon-(maskable-)?(192|512)\.png$/.exec(file) ?? [];
  if (size) {
    const icon = await readIconPng(Number(size), { isMaskable: isMaskable !== undefined });
    return respond(icon, "image/png", version ?? getIconVersion(), getIconVersion());
  }
  const logo = file === siteLogoFile ? site.logo : await findPartnerLogo(file);
  if (!logo) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return respond(logo, "image/svg+xml", version ?? logoVersion(logo), logoVersion(logo));
}

async function findPartnerLogo(file: string): Promise<string | null> {
  const name = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1];
  // Only of users that exist: a cached answer is stored for each name.
  const slug = name ? await findSlug("/users/[slug]", defaultLocale, name) : null;
  return slug === null ? null : getPartnerLogo(slug);
}

/**
 * The address changes with the content. It may name a drawing that this process does not know yet.
 */
function respond(content: string | Uint8Array, type: string, wanted: string, current: string): Response {
  const control = wanted === current ? "public, max-age=31536000, immutable" : "no-store";
  return new Response(content as BodyInit, { headers: { "Content-Type": type, "Cache-Control": control } });
}
