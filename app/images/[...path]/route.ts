import { servePicture } from "#lib/media/pictures/serve-picture.ts";

export function GET(request: Request): Promise<Response> {
  return servePicture(request);
}
