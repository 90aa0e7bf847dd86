/** The person's choice of light and dark; `system` follows the device, also while the page is open. */
export const themes = { system: 'Sistema', light: 'Claro', dark: 'Oscuro' } as const;
export type Theme = keyof typeof themes;

/** The document's inline script reads it before anything is painted (host/server/document/firstPicture.ts). */
const storageKey = 'theme';

const isChoice = (text: unknown): text is Exclude<Theme, 'system'> =>
  text === 'light' || text === 'dark';

/** The choice of this browser, in all its tabs. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps a choice and shows it. A browser that stores nothing keeps it for this page. */
export function chooseTheme(theme: Theme): void {
  try {
    if (isChoice(theme)) localStorage.setItem(storageKey, theme);
    else localStorage.removeItem(storageKey);
  } catch {
    // Shown all the same.
  }
  showTheme(theme);
}

/** Shows a choice: `_tokens.scss` has both looks. */
export function showTheme(theme: Theme = storedTheme()): void {
  if (isChoice(theme)) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
