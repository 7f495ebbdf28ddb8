import { z } from "zod";
import { maxNoteLength } from "./limits.ts";

const recipe = z.uuid("uuid");

/** The recipe in the address of GET. */
export const notedRecipeSchema = z.strictObject({ recipe });

/** A note on a recipe; an empty text deletes it. */
export const noteSchema = z.strictObject({ recipe, text: z.string().trim().max(maxNoteLength, "length") });
