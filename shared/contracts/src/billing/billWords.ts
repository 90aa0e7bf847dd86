import { valuesOf } from '@vatio/records/record';

/** The words of a bill that the API, the screens and the energy engine share. */

/** `replaces` and `cancels` rectify the bill that they name; amounts of these may be negative. */
export const billKindLabels = {
  ordinary: 'Ordinaria',
  replaces: 'Rectificativa que sustituye',
  cancels: 'Rectificativa que anula',
} as const;
export type BillKind = keyof typeof billKindLabels;
export const billKinds = valuesOf(billKindLabels);

/** The subjects of a bill's lines, in the order in which bills print them; anything else is a service. */
export const billLineKindLabels = {
  power: 'Potencia',
  energy: 'Energía',
  excess: 'Excesos de potencia',
  tollDiscount: 'Descuento de peajes',
  reactive: 'Energía reactiva',
  socialDiscount: 'Descuento del bono social',
  socialBonus: 'Financiación del bono social',
  electricityTax: 'Impuesto eléctrico',
  meter: 'Alquiler del contador',
  service: 'Servicio',
} as const;
export type BillLineKind = keyof typeof billLineKindLabels;
export const billLineKinds = valuesOf(billLineKindLabels);

/** The term whose periods a line may have; of other kinds no line has a period. */
export const termOfLine: Readonly<Partial<Record<BillLineKind, 'energy' | 'power'>>> = {
  power: 'power',
  energy: 'energy',
  excess: 'power',
  tollDiscount: 'energy',
  reactive: 'energy',
};

/**
 * `pending`: not verified since it or its data changed. The others are results, from the best to the worst:
 * every line is as it should be · an amount billed was too low · a person has to look at something other
 * than amounts · something cannot be compared · an amount billed was too high.
 */
export const billStates = [
  'pending',
  'correct',
  'inFavour',
  'review',
  'notVerifiable',
  'claimable',
] as const;
export type BillState = (typeof billStates)[number];

/** The states of a bill, in the order of their chips. */
export const billStateLabels: Readonly<Record<BillState, string>> = {
  pending: 'Pendiente',
  correct: 'Correcta',
  claimable: 'Error reclamable',
  inFavour: 'A favor del cliente',
  review: 'Revisar',
  notVerifiable: 'No verificable',
};

/** The types a file beside a bill may have, recognised from its content. */
export const attachmentTypes = {
  'application/pdf': { extension: 'pdf', name: 'PDF' },
  'image/png': { extension: 'png', name: 'PNG' },
  'image/jpeg': { extension: 'jpg', name: 'JPEG' },
  'image/webp': { extension: 'webp', name: 'WebP' },
} as const;
export type AttachmentType = keyof typeof attachmentTypes;
export const attachmentMediaTypes = Object.keys(attachmentTypes) as [
  AttachmentType,
  ...AttachmentType[],
];

/** The most bills that one request may name by id: an address has no room for more. */
export const mostIdsAsked = 100;

/** The most bills that one verification may name; every pending one is one choice. */
export const mostVerifiedBills = 1_000;

/** The numbers of a bill. Amounts and prices are negative on bills that give money back, and of discounts. */
export const billNumbers = {
  kwh: { maxDecimals: 3, max: 1_000_000_000, unit: 'kWh' },
  kvarh: { maxDecimals: 3, max: 1_000_000_000, unit: 'kVArh' },
  kw: { maxDecimals: 3, max: 1_000_000, unit: 'kW' },
  percent: { maxDecimals: 10, max: 100, unit: '%' },
  eur: { maxDecimals: 2, max: 100_000_000, unit: '€', isSigned: true },
  perKwh: { maxDecimals: 10, max: 10, unit: '€/kWh', isSigned: true },
  perKwYear: { maxDecimals: 10, max: 10_000, unit: '€/kW·año', isSigned: true },
} as const;

/** The lists of a bill, but for those by period. */
export const billListLabels = {
  segments: 'Tramos de precio',
  lines: 'Líneas',
  taxes: 'Impuestos',
} as const;

/** More lines than any supplier prints. */
export const maxBillLines = 100;
/** A year has at most 12 prices and contracts on any one bill seen so far. */
export const maxBillSegments = 12;
/** An energy and its services may have a rate each, and both may change inside a bill. */
export const maxBillTaxes = 6;
