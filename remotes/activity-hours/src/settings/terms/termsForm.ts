import { agreedRecord } from '@vatio/contracts/activity-hours/agreedRecord';
import { type Terms, termsChangeSchema } from '@vatio/contracts/activity-hours/settings';
import type { TypedOf } from '@vatio/records/typed';
import { recordWords } from '@vatio/records/words';
import { date, euros } from '@vatio/ui/format';
import { formShape, object, recordForm, typedOf } from '@vatio/ui/forms';

/** An agreement in words, for tables and for a choice between two versions. */
export const termsWords = recordWords(agreedRecord, {
  rateEurPerHour: (rate) => `${euros(Number(rate))}/h`,
});

export const agreedForm = {
  ...recordForm(agreedRecord).change,
  words: termsWords,
  savedMessage: 'Presupuesto y tarifa guardados',
};

/** Fields have the names of the request's, so that what the API refuses reaches them. */
export const newTermsSchema = object({
  clientId: termsChangeSchema.shape.clientId,
  from: termsChangeSchema.shape.from,
  ...formShape(agreedRecord.fields),
});

export interface NewTermsForm extends TypedOf<typeof agreedRecord.fields> {
  clientId: string;
  from: string;
}

/** @param today budgets are of months, so they begin with the first day of one */
export const emptyTerms = (today: string): NewTermsForm => ({
  clientId: '',
  from: `${today.slice(0, 7)}-01`,
  ...typedOf(agreedRecord.fields),
});

/** «Horas al mes: 10 · Tarifa: 45,00 €/h» */
export const termsInWords = (terms: Terms): string =>
  termsWords.fields
    .map(
      (field) =>
        `${termsWords.labelOf(field)}: ${termsWords.inWords(field, terms[field]) ?? 'sin valor'}`,
    )
    .join(' · ');

/** «Panadería Ávila desde 1 ene 2026» */
export const nameOf = ({ client, from }: Pick<Terms, 'client' | 'from'>): string =>
  `${client.name} desde ${date(from)}`;
