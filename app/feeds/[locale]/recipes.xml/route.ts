import { serveFeed } from "../serve-feed.ts";

export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return serveFeed("recipes", (await params).locale);
}
