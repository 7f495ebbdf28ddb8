import { readIconPng } from "#lib/platform/share-images/site-icon.tsx";

export const dynamic = "force-dynamic";

/** The icon that iOS shows on the home screen. */
export async function GET(): Promise<Response> {
  return new Response((await readIconPng(180)) as BodyInit, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}
