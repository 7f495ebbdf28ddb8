import "server-only";

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among those everybody tries first: the 49,000 that stood most often in what was stolen elsewhere. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load();
  return (await list).has(password.normalize("NFKC").toLowerCase());
}

/** Half a megabyte, needed only where somebody chooses a password. */
async function load(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import("@zxcvbn-ts/language-common/src/passwords.json", {
    with: { type: "json" },
  });
  return new Set(passwords);
}
