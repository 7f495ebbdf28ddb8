/** Why the picture of a form was not stored. */
export const formPictureProblems = [
  "pictureType",
  "pictureTooLarge",
  "pictureTooSmall",
  "pictureDamaged",
  "pictureFailed",
] as const;
export type FormPictureProblem = (typeof formPictureProblems)[number];
