/** Where a browser keeps ratings somebody wanted to give before they were signed in. */
export const wishesKey = "wantedRatings";

export function keepsWishes(): boolean {
  try {
    return localStorage.getItem(wishesKey) !== null;
  } catch {
    return false;
  }
}
