/**
 * Why a person cannot have a name:
 *
 * - `nameTaken`: another user has it, or a member of the team has one that looks like it
 * - `reservedName`: it could be taken for the site or the people behind it
 * - `mixedScripts`: it mixes alphabets that look alike
 */
const nameProblems = ["nameTaken", "reservedName", "mixedScripts"] as const;
export type NameProblem = (typeof nameProblems)[number];

/** Whether an error of a form is about the name. */
export function isNameProblem(error: string | null): error is NameProblem {
  return nameProblems.some((problem) => problem === error);
}
