/** Where a browser keeps the answers of somebody without an account. */
export const tasteKey = "taste";

/** Whether this browser keeps answers. */
export function keepsTaste(): boolean {
  try {
    return localStorage.getItem(tasteKey) !== null;
  } catch {
    return false;
  }
}
