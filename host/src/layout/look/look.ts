import { readText, writeText } from '../../storage/stored';

/**
 * How the page looks, as each person chooses it for this browser. A choice is an attribute of the root element,
 * which styles/_tokens.scss reads; the first option is the default and sets none. An inline script applies
 * `theme` before the first paint (host/server/document/firstPicture.ts).
 */
export const looks = {
  theme: { label: 'Aspecto', options: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' } },
  density: { label: 'Filas', options: { compact: 'Compactas', comfortable: 'Amplias' } },
} as const;
export type Look = keyof typeof looks;

const optionsOf = (look: Look): readonly string[] => Object.keys(looks[look].options);
const defaultOf = (look: Look): string => optionsOf(look)[0] ?? '';

/** The stored option, or the default. */
export function chosenOption(look: Look): string {
  const stored = readText(look);
  return optionsOf(look).find((option) => option === stored) ?? defaultOf(look);
}

/** Keeps an option and shows it. A browser that stores nothing shows it on this page. */
export function chooseOption(look: Look, option: string): void {
  writeText(look, option === defaultOf(look) ? undefined : option);
  show(look, option);
}

/** Shows what is stored. */
export function showLooks(): void {
  for (const look of Object.keys(looks) as Look[]) show(look, chosenOption(look));
}

function show(look: Look, option: string) {
  if (option === defaultOf(look)) delete document.documentElement.dataset[look];
  else document.documentElement.dataset[look] = option;
}
