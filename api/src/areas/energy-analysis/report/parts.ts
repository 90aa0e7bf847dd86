import { type ReportPart, reportSections } from '@vatio/contracts/energy-analysis/report';

const sectionOf = (kind: ReportPart['kind'], isShown: boolean): ReportPart => ({
  kind,
  isShown,
  title: '',
  text: '',
});

/** The report of a study that was never arranged: every part. */
export const usualParts = (): ReportPart[] => reportSections.map((kind) => sectionOf(kind, true));

/** Sections that the program learned later come at the end, and are not printed. */
export const withEverySection = (parts: readonly ReportPart[]): ReportPart[] => [
  ...parts,
  ...reportSections
    .filter((section) => parts.every(({ kind }) => kind !== section))
    .map((kind) => sectionOf(kind, false)),
];

const names: Readonly<Record<ReportPart['kind'], string>> = {
  summary: 'Resumen',
  data: 'Datos',
  power: 'Potencia',
  offers: 'Ofertas',
  curve: 'Curva',
  reactive: 'Reactiva',
  assumptions: 'Supuestos',
  workings: 'Cómo se calcula',
  text: 'Texto',
};

/** «Resumen · «Nuestra propuesta» · Datos (no)», for the audit. */
export const partsInWords = (parts: readonly ReportPart[]): string =>
  parts
    .map(({ kind, title, isShown }) => {
      const name = kind === 'text' ? `«${title}»` : names[kind];
      return isShown ? name : `${name} (no)`;
    })
    .join(' · ');

/** The consultant's texts, for the audit. */
export const textsInWords = (parts: readonly ReportPart[]): string =>
  parts
    .filter(({ kind }) => kind === 'text')
    .map(({ title, text }) => `${title}: ${text}`)
    .join('\n');
