const keyPattern = /^[a-z]+(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/**
 * The key itself, when it is a path of plain names: no key can leave its folder or bucket.
 *
 * @throws {RangeError} for any other key
 */
export function assertStorageKey(key: string): string {
  if (!keyPattern.test(key) || key.length > 200) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}

/** Key of the original of a picture. It ends in the id, as Thumbor expects of its storage. */
export function pictureKey(id: string): string {
  return assertStorageKey(`pictures/${id}`);
}

/** Key of a file of a video. */
export function videoKey(id: string, file: string): string {
  return assertStorageKey(`videos/${id}/${file}`);
}
