import { getPartnerLogo } from "#lib/users/queries.ts";

/**
 * The logo of a partner, `/logos/<slug>.svg`; pages use it as a mask in the color of their text.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const slug = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1];
  const logo = slug ? await getPartnerLogo(slug) : null;
  if (!logo) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(logo, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
