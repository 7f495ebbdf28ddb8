import { notFound } from "next/navigation";
import { z } from "zod";

/** Returns the entry of a page by the id in its address; without one it is the 404 page. */
export async function requireEntry<Entry>(id: string, find: (id: string) => Promise<Entry | null>): Promise<Entry> {
  const entry = z.uuid().safeParse(id).success ? await find(id) : null;
  return entry ?? notFound();
}
