/** All tabs, or only this one until it is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** The value in storage under this key; `undefined`: missing, damaged or forbidden. */
export function readStored(key: string, place: Place = 'localStorage'): unknown {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Stores it if the browser can; the page also works without. */
export function writeStored(key: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}
