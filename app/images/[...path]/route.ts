import { servePicture } from "#lib/media/serve-picture.ts";

export function GET(request: Request): Promise<Response> {
  return servePicture(request);
}
