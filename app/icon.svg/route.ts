import { readIconSvg } from "#lib/platform/share-images/site-icon.tsx";

export const dynamic = "force-dynamic";

/** The icon of the site. */
export async function GET(): Promise<Response> {
  return new Response((await readIconSvg()) as BodyInit, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
