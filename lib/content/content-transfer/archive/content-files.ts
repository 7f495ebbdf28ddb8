/** Files of an export by name: "recipes.json", "pictures/hummus.jpg". */
export interface ContentFiles {
  names: ReadonlySet<string>;
  /** @throws RangeError when there is no such file */
  read(name: string): Promise<Uint8Array>;
}

/** Files that are in memory; for tests and for content without pictures. */
export function toContentFiles(files: Map<string, Uint8Array>): ContentFiles {
  return {
    names: new Set(files.keys()),
    read: async (name) => {
      const bytes = files.get(name);
      if (!bytes) throw new RangeError(`no file ${name}`);
      return bytes;
    },
  };
}
