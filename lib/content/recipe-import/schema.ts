import { z } from "zod";
import { pageLimits } from "./limits.ts";

/** The page that a user wants to import; `fetchRecipePage` checks the address itself. */
export const importSchema = z.strictObject({
  address: z.string("invalidAddress").trim().min(1, "invalidAddress").max(pageLimits.addressLength, "invalidAddress"),
});
