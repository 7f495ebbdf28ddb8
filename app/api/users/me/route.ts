import { ApiProblem, door, reply } from "#lib/api.ts";
import { viewViewer } from "#lib/auth/view-viewer.ts";
import { forgetHint, identify } from "#lib/auth/viewer.ts";

export const dynamic = "force-dynamic";

/** Who is asking. For nobody it is a 401, and scripts of the page are told not to ask again. */
export const GET = door(async (request) => {
  const viewer = await identify(request);
  if (viewer) return reply({ data: await viewViewer(viewer) });
  if (!request.headers.has("x-user-token")) await forgetHint();
  throw new ApiProblem("unauthorized");
});
