/** Loads the script of a tool; rejects where it is blocked. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = url;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("The script was not loaded.")));
    document.head.append(script);
  });
}
