/** The text in local storage under this key; `undefined`: missing or forbidden. */
export function readText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores it if the browser can, or removes what is there; the page also works without. */
export function writeText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Full or forbidden.
  }
}

/** The value in local storage under this key; `undefined`: missing, damaged or forbidden. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
