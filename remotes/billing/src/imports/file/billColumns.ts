import { billRecord, billRowRecord } from '@vatio/contracts/billing/billRecord';
import {
  type BillRowField,
  billLineFields,
  billListFields,
  billTaxFields,
} from '@vatio/contracts/billing/billRows';
import type { Field } from '@vatio/records/record';
import { fileHeading } from '@vatio/records/words';
import {
  dayKind,
  decimalKind,
  type FileColumn,
  textKind,
  type ValueKind,
  wholeKind,
  wordKind,
  yesNoKind,
} from '@vatio/ui/import';

const kindSynonyms = {
  ordinary: 'normal factura',
  replaces: 'sustituye rectificativa sustitutiva sustitucion refacturacion',
  cancels: 'anula anulacion abono anulada',
};

type Facts = readonly [
  header: string,
  kind: ValueKind,
  /** The content of the column, without a full stop. */
  explanation: string,
  example?: string | undefined,
];
type Table = Readonly<Record<string, Facts>>;

type Scalar = keyof typeof billRecord.fields;

/** The kind of a column in a file, by the kind of its field. */
function kindOf(field: Field): ValueKind {
  switch (field.kind) {
    case 'choice': {
      const words = Object.entries(field.values).map(([value, label]) => ({ value, label }));
      return field === billRecord.fields.kind ? wordKind(words, kindSynonyms) : wordKind(words);
    }
    case 'day':
      return dayKind;
    case 'decimal':
      return decimalKind;
    case 'whole':
      return wholeKind;
    case 'flag':
      return yesNoKind;
    default:
      return textKind;
  }
}

const ofRecord = (
  columns: Partial<Record<Scalar, readonly [explanation: string, example?: string]>>,
): Table =>
  Object.fromEntries(
    (Object.keys(columns) as Scalar[]).map((name) => {
      const field: Field = billRecord.fields[name];
      return [name, [fileHeading(field), kindOf(field), ...(columns[name] ?? [''])] as const];
    }),
  );

const head: Table = {
  ...ofRecord({
    number: ['Como está impreso', 'FE-2026-0417'],
    supplier: ['Quien la emite; vacío: la del contrato del punto ese día', 'Comercializadora Uno'],
  }),
  point: [
    billRowRecord.fields.cups.label,
    textKind,
    '20 o 22 caracteres, con espacios o sin ellos; o el alias del punto, si solo uno lo tiene',
    'ES0021000000000001RK',
  ],
  ...ofRecord({
    tariff: ['2.0TD, 3.0TD…; vacío: la del contrato del punto ese día', '2.0TD'],
    issuedOn: ['Día en que se emitió', '03/07/2026'],
    from: ['Día de la primera lectura: ese día no se factura', '31/05/2026'],
    to: ['Día de la última lectura, el último facturado', '30/06/2026'],
    totalEur: ['Con impuestos; negativo si devuelve dinero', '61,13'],
  }),
};

const more = ofRecord({
  kind: ['Ordinaria, o rectificativa que Sustituye o Anula otra; vacío: ordinaria'],
  rectifies: ['Número de la factura que sustituye o anula'],
  accruedOn: ['Decide los impuestos; vacío: la de emisión, o la de la factura que rectifica'],
  paidOn: ['Día en que se pagó; vacío: no se sabe', '15/07/2026'],
  printedDays: ['Los que dice la factura, si los dice'],
  isEstimated: ['Sí o No; vacío: no', 'No'],
  notes: ['Lo que haga falta recordar'],
});

/** The columns of a list of the bill: `name1` to `name6`. */
const byPeriod = (fields: readonly string[], factsOf: (period: number) => Facts): Table =>
  Object.fromEntries(fields.map((field, index) => [field, factsOf(index + 1)]));

const energies = ['100', '80,5', '120'];
const lacks = (period: number, count: number) => (period > count ? '; en 2.0TD, vacío' : '');

const lists: Table = {
  ...byPeriod(billListFields.energyKwh, (period) => [
    `Energía P${period} (kWh)`,
    decimalKind,
    `En kWh${lacks(period, 3)}`,
    energies[period - 1],
  ]),
  ...byPeriod(billListFields.energyPricesEurPerKwh, (period) => [
    `Precio energía P${period} (€/kWh)`,
    decimalKind,
    `Como está impreso, en €/kWh${lacks(period, 3)}`,
  ]),
  ...byPeriod(billListFields.powersKw, (period) => [
    `Potencia P${period} (kW)`,
    decimalKind,
    `La facturada, en kW${lacks(period, 2)}`,
    period > 2 ? '' : '3,3',
  ]),
  ...byPeriod(billListFields.powerPricesEurPerKwYear, (period) => [
    `Precio potencia P${period} (€/kW·año)`,
    decimalKind,
    `Como está impreso, en €/kW·año${lacks(period, 2)}`,
  ]),
  ...byPeriod(billListFields.reactiveKvarh, (period) => [
    `Reactiva P${period} (kVArh)`,
    decimalKind,
    `En kVArh${lacks(period, 3)}`,
  ]),
  ...byPeriod(billListFields.maxKw, (period) => [
    `Maxímetro P${period} (kW)`,
    decimalKind,
    `Potencia máxima, en kW${lacks(period, 2)}`,
  ]),
};

const wholeLines: Readonly<Record<string, readonly [header: string, example: string]>> = {
  powerEur: ['Importe potencia (€)', ''],
  energyEur: ['Importe energía (€)', '38,10'],
  excessEur: ['Excesos de potencia (€)', ''],
  tollDiscountEur: ['Descuento de peajes (€)', ''],
  reactiveEur: ['Importe reactiva (€)', ''],
  socialDiscountEur: ['Descuento bono social (€)', ''],
  socialBonusEur: ['Financiación bono social (€)', '0,57'],
  electricityTaxEur: ['Impuesto eléctrico (€)', '2,42'],
  meterEur: ['Alquiler del contador (€)', '0,81'],
  serviceEur: ['Servicios (€)', ''],
};
const powerExamples = ['8,36', '0,26'];

/** A line for each amount; what the bill does not have stays empty. */
const lines: Table = Object.fromEntries(
  billLineFields.map(({ field, kind, period }): [string, Facts] => {
    if (period === null) {
      const [header = field, example = ''] = wholeLines[field] ?? [];
      const explanation = 'Importe de la línea, en euros; vacío: la factura no la tiene';
      return [field, [header, decimalKind, explanation, example]];
    }
    const isPower = kind === 'power';
    const header = `Importe ${isPower ? 'potencia' : 'energía'} P${period} (€)`;
    const explanation = 'Si la factura la da por periodos, en vez del importe entero';
    return [field, [header, decimalKind, explanation, isPower ? powerExamples[period - 1] : '']];
  }),
);

const taxes: Table = {
  electricityTaxPercent: [
    'Tipo impuesto eléctrico (%)',
    decimalKind,
    'Como está impreso',
    '5,11269632',
  ],
  electricityTaxBaseEur: ['Base impuesto eléctrico (€)', decimalKind, 'Si está impresa'],
  serviceText: ['Concepto del servicio', textKind, 'Como está impreso'],
  [billTaxFields[0].ratePercent]: ['IVA, IGIC o IPSI (%)', decimalKind, 'Porcentaje', '21'],
  [billTaxFields[0].baseEur]: [
    'Base del impuesto (€)',
    decimalKind,
    'Vacío: la suma de las líneas',
    '50,52',
  ],
  [billTaxFields[0].amountEur]: [
    'Cuota del impuesto (€)',
    decimalKind,
    'Vacío: el porcentaje de la base',
    '10,61',
  ],
  [billTaxFields[1].ratePercent]: ['Segundo impuesto (%)', decimalKind, 'Si hay otro porcentaje'],
  [billTaxFields[1].baseEur]: ['Base del segundo impuesto (€)', decimalKind, 'Si hay otro'],
  [billTaxFields[1].amountEur]: ['Cuota del segundo impuesto (€)', decimalKind, 'Si hay otro'],
};

const required: ReadonlySet<string> = new Set([
  'number',
  'point',
  'issuedOn',
  'from',
  'to',
  'totalEur',
]);

const groups: readonly (readonly [title: string, has: (field: string) => boolean])[] = [
  ['Factura', (field) => field in head],
  ['Pago y rectificación', (field) => field in more],
  ['Precios', (field) => field.includes('Price')],
  ['Reactiva y maxímetros', (field) => /^(reactive|max)\d$/.test(field)],
  ['Energía y potencia', (field) => field in lists],
  ['Impuestos', (field) => /[tT]ax/.test(field)],
  ['Importes', () => true],
];

/** All columns in the order of the template. */
export const billFileColumns: readonly FileColumn[] = Object.entries({
  ...head,
  ...more,
  ...lists,
  ...lines,
  ...taxes,
} satisfies Table as Record<BillRowField, Facts>).map(
  ([field, [header, kind, explanation, example = '']]) => ({
    field,
    header,
    kind,
    group: groups.find(([, has]) => has(field))?.[0] ?? '',
    isRequired: required.has(field),
    explanation,
    example,
  }),
);
