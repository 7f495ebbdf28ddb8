import type { ApiProblem } from "#lib/api.ts";

/** What can be wrong with the picture of a profile; each has a sentence below `users.picture.problem` in the messages. */
export const pictureProblems = [
  "missing",
  "unsupported_type",
  "too_large",
  "too_small",
  "too_many_pixels",
  "damaged",
  "tooMany",
  "failed",
] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** The name of what went wrong, `failed` where it has none. */
export function pictureProblem(refused: Pick<ApiProblem, "problem" | "fields"> | null): PictureProblem {
  if (refused?.problem === "tooMany") return "tooMany";
  if (refused?.problem === "unsupported") return "unsupported_type";
  return pictureProblems.find((known) => known === refused?.fields.picture) ?? "failed";
}
