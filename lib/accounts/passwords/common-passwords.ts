import "server-only";

let passwords: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the 49,000 most frequent ones of published leaks. */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwords ??= loadPasswords();
  return (await passwords).has(password.normalize("NFKC").toLowerCase());
}

/**
 * Half a megabyte, loaded only when a user chooses a password. The list is `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3, see common-passwords.LICENSE.txt.
 */
async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { default: list } = await import("./common-passwords.json", { with: { type: "json" } });
  return new Set(list);
}
