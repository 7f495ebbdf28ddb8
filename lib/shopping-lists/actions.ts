"use server";
import { getViewer } from "#lib/auth/viewer.ts";
import { ListError } from "./errors.ts";
import { addItems, changeItems, removeItems } from "./mutations.ts";
import { changeInput } from "./schema.ts";

/** What became of a change: "nobody" is signed in, the list is "full", or it meant nothing. */
export type ListOutcome = "done" | "nobody" | "full" | "missing" | "invalid";

/** Changes the reader's list as the field `change` says (JSON, see `changeInput`). What is not on it is passed over. */
export async function changeListAction(form: FormData): Promise<ListOutcome> {
  const viewer = await getViewer();
  if (!viewer) return "nobody";
  const change = changeInput.safeParse(parseJson(form.get("change")));
  if (!change.success) return "invalid";
  const { data } = change;
  try {
    if (data.act === "add") await addItems(viewer.id, data.items);
    else if (data.act === "change") await changeItems(viewer.id, data.items);
    else await removeItems(viewer.id, data.ids);
    return "done";
  } catch (error) {
    if (error instanceof ListError) return error.problem;
    throw error;
  }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
