const plainPath = /^[a-z]+(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** The key itself; throws when it is not a path of plain names, so that no key can leave its folder or bucket. */
export function checkedKey(key: string): string {
  if (!plainPath.test(key) || key.length > 200) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}

/** Where the original of a picture lives. It ends in the id, so a Thumbor in front finds it below the same folder or prefix. */
export function pictureKey(id: string): string {
  return checkedKey(`pictures/${id}`);
}

/** Where a file of a video lives. */
export function videoKey(id: string, file: string): string {
  return checkedKey(`videos/${id}/${file}`);
}
