import type { Fields } from '@vatio/records/record';
import type { RefinementCtx } from 'zod';

/** The most texts of the consultant's in one report. */
export const mostReportTexts = 20;

/** A text of the consultant's; empty in the parts that the program makes. */
export const reportPartFields = {
  title: { kind: 'line', label: 'Título', max: 120, isOptional: true },
  /** Paragraphs, lists and bold, as `report/text/blocks.ts` of Estudios reads them; never HTML. */
  text: { kind: 'text', label: 'Texto', max: 10_000, isOptional: true },
} as const satisfies Fields;

/** A rule of a part: a text has a title. */
export function requireTitle(
  { kind, title }: { readonly kind: string; readonly title: string },
  context: RefinementCtx,
): void {
  if (kind !== 'text' || title !== '') return;
  context.addIssue({ code: 'custom', path: ['title'], message: 'El título es obligatorio' });
}

/** Facts that only a person knows, and that a report depends on. */
export const reportFactFields = {
  needsConnection: {
    kind: 'flag',
    label: 'La distribuidora tiene que actuar en el equipo: enganche',
  },
  /** The contract is of low voltage and older than 20 years, which costs a «verificación». */
  needsVerification: { kind: 'flag', label: 'El contrato tiene más de 20 años: verificación' },
  /** null: the usual size that would do. */
  bankKvar: {
    kind: 'decimal',
    label: 'Batería de condensadores',
    maxDecimals: 2,
    max: 10_000,
    unit: 'kVAr',
    isOptional: true,
  },
  /** As it was quoted; null: no quote, so there is no payback. */
  bankPriceEur: {
    kind: 'decimal',
    label: 'Precio ofertado de la batería',
    maxDecimals: 2,
    max: 10_000_000,
    unit: '€',
    help: 'Con él, el informe dice en cuánto se amortiza.',
    isOptional: true,
  },
} as const satisfies Fields;
