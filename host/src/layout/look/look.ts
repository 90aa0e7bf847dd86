import { readText, writeText } from '../../storage/stored';

/**
 * What a person chooses of the page's look, for all tabs of this browser: by attribute of the document's root
 * (styles/_tokens.scss). The first option is nobody's choice and leaves no trace. The document's inline script
 * shows `theme` before anything is painted (host/server/document/firstPicture.ts).
 */
export const looks = {
  theme: { label: 'Aspecto', options: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' } },
  density: { label: 'Filas', options: { compact: 'Compactas', comfortable: 'Amplias' } },
} as const;
export type Look = keyof typeof looks;

/** The stored option, or the first one. */
export function chosenOption(look: Look): string {
  const options = Object.keys(looks[look].options);
  const stored = readText(look);
  return options.find((option) => option === stored) ?? options[0] ?? '';
}

/** Keeps an option and shows it. A browser that stores nothing shows it on this page. */
export function chooseOption(look: Look, option: string): void {
  writeText(look, isDefault(look, option) ? undefined : option);
  show(look, option);
}

/** Shows what is stored. */
export function showLooks(): void {
  for (const look of Object.keys(looks) as Look[]) show(look, chosenOption(look));
}

const isDefault = (look: Look, option: string) => option === Object.keys(looks[look].options)[0];

function show(look: Look, option: string) {
  if (isDefault(look, option)) delete document.documentElement.dataset[look];
  else document.documentElement.dataset[look] = option;
}
