import { serveRss } from "../serve-rss.ts";

export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return serveRss("recipes", (await params).locale);
}
