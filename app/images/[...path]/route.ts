import { servePicture } from "#lib/platform/media/pictures/serve-picture.ts";

export function GET(request: Request): Promise<Response> {
  return servePicture(request);
}
