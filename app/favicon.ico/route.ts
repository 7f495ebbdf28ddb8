import { readFavicon } from "#lib/platform/share-images/site-icon.tsx";

export const dynamic = "force-dynamic";

/** The icon for programs that ask for no other one. */
export async function GET(): Promise<Response> {
  return new Response((await readFavicon()) as BodyInit, {
    headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=3600" },
  });
}
