import { serveFeed } from "../serve-feed.ts";

export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return serveFeed("stories", (await params).locale);
}
