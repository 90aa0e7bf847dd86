import type { ReportPart } from '@vatio/contracts/energy-analysis/report';

/** A part while it is arranged: its key stays with it wherever it goes. */
export interface PlannedPart extends ReportPart {
  readonly key: string;
}

/** Sections by their kind, texts by their number. */
export function planOf(parts: readonly ReportPart[]): PlannedPart[] {
  let texts = 0;
  return parts.map((part) => {
    if (part.kind !== 'text') return { ...part, key: part.kind };
    texts += 1;
    return { ...part, key: `text-${texts}` };
  });
}

const isText = ({ kind }: ReportPart) => kind === 'text';

/** The number of texts. */
export const textsIn = (parts: readonly ReportPart[]): number => parts.filter(isText).length;

/** Adds a text in front: a consultant's words are what a client reads first. Drafts have such texts, too. */
export const withText = (parts: readonly PlannedPart[]): PlannedPart[] => [
  { kind: 'text', isShown: true, title: '', text: '', key: `text-${Math.random()}` },
  ...parts,
];

const isIn = (parts: readonly ReportPart[], part: ReportPart): boolean =>
  parts.some((one) => planInWords([one]) === planInWords([part]));

/**
 * One plan of two that began as `base`: the sections are mine, and no text is lost that either side has
 * written. A text that I left alone is as the other side left it.
 */
export function withTheirTexts(
  mine: readonly ReportPart[],
  base: readonly ReportPart[],
  theirs: readonly ReportPart[],
): ReportPart[] {
  const written = theirs.filter((one) => isText(one) && !isIn(base, one) && !isIn(mine, one));
  const kept = mine.filter((one) => !isText(one) || !isIn(base, one) || isIn(theirs, one));
  return [...written, ...kept];
}

/** Changes one place with the one before (−1) or after it (1). */
export function moved<Part>(parts: readonly Part[], index: number, by: -1 | 1): Part[] {
  const [part, other] = [parts[index], parts[index + by]];
  if (part === undefined || other === undefined) return [...parts];
  return parts.with(index, other).with(index + by, part);
}

/** The names of the sections that the program makes. */
const names = {
  summary: 'Resumen',
  data: 'Datos del suministro',
  power: 'Potencia contratada',
  offers: 'Ofertas',
  curve: 'Curva de carga',
  reactive: 'Energía reactiva',
  assumptions: 'Supuestos y cautelas',
  workings: 'Cómo se calcula',
  text: 'Texto sin título',
} as const satisfies Readonly<Record<ReportPart['kind'], string>>;
export const partKinds = Object.keys(names) as (keyof typeof names)[];

/** The name of a part: a section's own name, or a text's title. */
export const titleOf = ({ kind, title }: ReportPart): string => title || names[kind];

/** Both versions of a plan, for a choice: «Resumen · Datos (no se imprime)», and the texts. */
export const planInWords = (parts: readonly ReportPart[]): string =>
  parts
    .map((part) => {
      const shown = part.isShown ? titleOf(part) : `${titleOf(part)} (no se imprime)`;
      return part.text === '' ? shown : `${shown}: ${part.text}`;
    })
    .join(' · ');
