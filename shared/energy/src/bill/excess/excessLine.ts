import { spanishNumber } from '../../exact/spanish';
import type { ExcessFormula, ExcessRate } from '../../rates/excessRate';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { Period } from '../../tariff/tariffs';
import type { BillCaution, BillLine } from '../bill';
import { type CostTerm, distinct, lineOf, noCost } from '../cost';

/** The measure of a period: no excess (and why), the missing data, or its cost. */
export type MeasuredExcess =
  | { readonly none: string }
  | { readonly missing: readonly NotVerifiable[] }
  | { readonly terms: readonly ExcessTerm[] };

/** A part of a line, with the rate that it was computed with. */
export interface ExcessTerm {
  readonly rate: ExcessRate;
  readonly term: CostTerm;
}

export interface Excess {
  readonly lines: readonly BillLine[];
  readonly cautions: readonly BillCaution[];
}

const formulas: Record<ExcessFormula, string> = {
  daily: '(potencia máxima − potencia contratada) × t_ep × días de temporadas con el periodo',
  dailyTwice: '2 × (potencia máxima − potencia contratada) × t_ep × días',
  monthly: '√Σ (potencia de cada cuarto de hora − potencia contratada)² × t_ep',
  monthlyWithRatio: '√Σ (potencia de cada cuarto de hora − potencia contratada)² × t_ep × K_p',
};

/** @returns t_ep with its factor, as a person reads it: «0,171373 €/kW·día» */
export function priceText({ formula, parameters }: ExcessRate): string {
  const [price = '', ratio = ''] = parameters.map(({ value }) => spanishNumber(value));
  const texts: Record<ExcessFormula, string> = {
    daily: `${price} €/kW·día`,
    dailyTwice: `2 × ${price} €/kW·día`,
    monthly: `${price} €/kW`,
    monthlyWithRatio: `${price} €/kW × ${ratio}`,
  };
  return texts[formula];
}

/** The line of a period. A period without an excess is free and needs no price. */
export function excessLine(period: Period, measured: MeasuredExcess): BillLine {
  const terms = 'terms' in measured ? measured.terms : [];
  const used = distinct(
    terms.map(({ rate }) => formulas[rate.formula]),
    (text) => text,
  );
  const head = {
    concept: 'excess',
    period,
    label: `Exceso de potencia P${period}`,
    formula: used.join('; ') || 'sin exceso no hay importe',
    norm: 'Circular CNMC 3/2020, art. 9.4, y Circular CNMC 1/2025',
  } as const;
  if ('none' in measured) return lineOf(head, noCost, measured.none);
  const missing = 'missing' in measured ? measured.missing : [];
  return lineOf(head, { terms: terms.map(({ term }) => term), missing });
}
