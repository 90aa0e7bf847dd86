/** The height of rows in all lists of this browser. */
export const densities = { compact: 'Compactas', comfortable: 'Amplias' } as const;
export type Density = keyof typeof densities;

const storageKey = 'density';

const isWide = (text: unknown) => text === 'comfortable';

/** What this browser keeps; compact unless it says otherwise. */
export function storedDensity(): Density {
  try {
    return isWide(localStorage.getItem(storageKey)) ? 'comfortable' : 'compact';
  } catch {
    return 'compact';
  }
}

/** Keeps a choice and shows it; a browser that stores nothing keeps it for this page. */
export function chooseDensity(density: Density): void {
  try {
    localStorage.setItem(storageKey, density);
  } catch {
    // Shown all the same.
  }
  showDensity(density);
}

/** Shows a choice: host/src/styles/_tokens.scss has both heights. */
export function showDensity(density: Density = storedDensity()): void {
  document.documentElement.dataset.density = density;
}
