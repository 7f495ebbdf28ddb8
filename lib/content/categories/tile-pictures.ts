/** A category that wants a picture on its tile. */
export interface PictureChoice {
  id: string;
  /** The picture its editors chose. */
  ownPictureId: string | null;
  /** Pictures of its recipes, best first. */
  recipePictureIds: string[];
}

/**
 * Gives each category a picture that no other one has, where its recipes allow it. A picture that
 * several chose stays with the category of fewest recipes, for which it is most typical; the others
 * take that of a recipe. A category without a free picture keeps its own or its best.
 */
export function distributePictures(choices: PictureChoice[]): Map<string, string> {
  const byRecipes = choices.toSorted((a, b) => a.recipePictureIds.length - b.recipePictureIds.length);
  const given = new Map<string, string>();
  const taken = new Set<string>();
  function give(id: string, pictureId: string) {
    given.set(id, pictureId);
    taken.add(pictureId);
  }
  for (const { id, ownPictureId } of byRecipes) {
    if (ownPictureId && !taken.has(ownPictureId)) give(id, ownPictureId);
  }
  for (const { id, ownPictureId, recipePictureIds } of byRecipes) {
    if (given.has(id)) continue;
    const free = recipePictureIds.find((pictureId) => !taken.has(pictureId));
    const pictureId = free ?? ownPictureId ?? recipePictureIds[0];
    if (pictureId) give(id, pictureId);
  }
  return given;
}
