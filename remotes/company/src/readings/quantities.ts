import { readingRecord } from '@vatio/contracts/company/readingRecord';

/** The quantities of a month, by their words in the URL. */
export const quantities = ['energia', 'potencia', 'reactiva'] as const;
export type Quantity = (typeof quantities)[number];

const { energyKwh, maxKw, reactiveKvarh } = readingRecord.fields;

/** The field of a reading that has each. */
export const quantityFields = { energia: energyKwh, potencia: maxKw, reactiva: reactiveKvarh };

/** The origins of the data, by their words in the URL. */
export const origins = ['lecturas', 'facturas', 'curva'] as const;
export type Origin = (typeof origins)[number];

export const originLabels: Readonly<Record<Origin, string>> = {
  lecturas: 'Lecturas',
  facturas: 'Facturas',
  curva: 'Curva',
};
