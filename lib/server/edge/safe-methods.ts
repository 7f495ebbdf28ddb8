/** Methods that change nothing; RFC 9110, 9.2.1. TRACE, the fourth one, is refused everywhere. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether requests of a method change nothing. */
export function isSafeMethod(method: string): boolean {
  return safeMethods.has(method);
}
