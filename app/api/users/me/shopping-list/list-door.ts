import { z } from "zod";
import { ApiProblem, door, requireViewer } from "#lib/api.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { limits, type ShoppingEntry } from "#lib/shopping-lists/entry.ts";
import { ListError } from "#lib/shopping-lists/errors.ts";

interface Asked {
  request: Request;
  viewer: Viewer;
  /** From the address; what is no id is the id of nothing. */
  itemId: string;
}

const anyId = z.uuid();

/** A door of the API to one's own shopping list: asks who it is and names what cannot be done. */
export function listDoor(answer: (asked: Asked) => Promise<Response>) {
  return door<{ params: Promise<{ itemId?: string } | undefined> }>(async (request, { params }) => {
    const viewer = await requireViewer(request);
    const { itemId = "" } = (await params) ?? {};
    if (itemId !== "" && !anyId.safeParse(itemId).success) throw new ApiProblem("missing");
    try {
      return await answer({ request, viewer, itemId });
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      throw error.problem === "full"
        ? new ApiProblem("limit", { items: String(limits.items) })
        : new ApiProblem("missing");
    }
  });
}

/** One thing on the list as the API names it. */
export function viewItem({ id, good, text, amount, unit, recipe, isTicked }: ShoppingEntry) {
  const ingredient = good && { id: good.id, aisle: good.aisle, names: good.names, piece_grams: good.pieceGrams };
  return { id, ingredient, text, amount, unit, recipe, ticked: isTicked };
}
