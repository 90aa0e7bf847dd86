import { formatHours, parseHours } from '@vatio/contracts/activity-hours/duration';
import type { Terms } from '@vatio/contracts/activity-hours/settings';
import { date, euros } from '@vatio/ui/format';
import { type FieldWords, object, orNothing, rules, string, typedFrom } from '@vatio/ui/forms';

const mostMinutes = 60_000;
const hoursOfMonth = string()
  .refine((text) => text.trim() === '' || (parseHours(text) ?? mostMinutes + 1) <= mostMinutes, {
    error: 'Escribe horas al mes, como mucho 1.000 y sin puntos: 10, 7,5, 7:30 o 450m',
  })
  .transform((text) => parseHours(text) ?? null);

/** Fields have the names of the request's, so that what the API refuses reaches them. */
const agreed = {
  monthlyBudgetMinutes: hoursOfMonth,
  rateEurPerHour: orNothing(rules.typedDecimal({ maxDecimals: 2, max: 10_000, unit: '€/h' })),
};
export const agreedSchema = object(agreed);
export const newTermsSchema = object({
  clientId: string().min(1, 'Elige un cliente'),
  from: rules.plausibleDay(),
  ...agreed,
});

/** The values of an agreement's fields. */
export interface AgreedForm {
  monthlyBudgetMinutes: string;
  rateEurPerHour: string;
}

export interface NewTermsForm extends AgreedForm {
  clientId: string;
  from: string;
}

export const toForm = ({ monthlyBudgetMinutes, rateEurPerHour }: Terms): AgreedForm => ({
  monthlyBudgetMinutes: monthlyBudgetMinutes === null ? '' : formatHours(monthlyBudgetMinutes),
  rateEurPerHour: typedFrom(rateEurPerHour),
});

const labels = { monthlyBudgetMinutes: 'Horas al mes', rateEurPerHour: 'Tarifa' } as const;
type Field = keyof typeof labels;

/** An agreement in words, for tables and for a choice between two versions. */
export const termsWords = {
  fields: ['monthlyBudgetMinutes', 'rateEurPerHour'],
  labelOf: (field) => labels[field],
  inWords: (field, value) => {
    if (value === null || value === undefined) return undefined;
    return field === 'rateEurPerHour' ? `${euros(Number(value))}/h` : formatHours(Number(value));
  },
} as const satisfies FieldWords<Field>;

/** «Horas al mes: 10 · Tarifa: 45,00 €/h» */
export const termsInWords = (terms: Terms): string =>
  termsWords.fields
    .map((field) => `${labels[field]}: ${termsWords.inWords(field, terms[field]) ?? 'sin valor'}`)
    .join(' · ');

/** «Panadería Ávila desde 1 ene 2026» */
export const nameOf = ({ client, from }: Pick<Terms, 'client' | 'from'>): string =>
  `${client.name} desde ${date(from)}`;
