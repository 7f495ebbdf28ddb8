import { serveVideo } from "#lib/platform/media/videos/serve-video.ts";

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  const { id, file } = await params;
  return serveVideo(request, id, file);
}
