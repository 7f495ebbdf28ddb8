/**
 * The key of a limit of mails to an address, or of forms that name it. What strangers send in the
 * name of an address uses up nothing of its owner, who is signed in.
 */
export function toEmailKey(email: string, isOwner: boolean): string {
  const key = email.toLowerCase();
  return isOwner ? `owner ${key}` : key;
}

/** Whether an address is that of the signed-in user. */
export function isOwnEmail(user: { email: string | null } | null, email: string): boolean {
  return user?.email?.toLowerCase() === email.toLowerCase();
}
