import { clientRecord } from '@vatio/contracts/company/clientRecord';
import { contractLabels, contractRecord } from '@vatio/contracts/company/contractRecord';
import type { PointRow, PointRowField } from '@vatio/contracts/company/imports/pointRows';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import type { Field } from '@vatio/records/record';
import { fileHeading } from '@vatio/records/words';
import type { ExportColumn } from '@vatio/ui/export';
import { type ColumnKind, fileValue, kinds } from './fileValues';

type Facts = readonly [
  kind: ColumnKind,
  /** The content of the column, without a full stop. */
  explanation: string,
  example: string,
  /** Where no field of a record has it. */
  header?: string,
];
type Table = Readonly<Record<string, Facts>>;

const client: Table = {
  taxId: [
    'text',
    'El del cliente: si ya está dado de alta, el punto se añade a los suyos',
    'B12345674',
  ],
  clientName: ['text', 'Razón social, si es nuevo', 'Panadería Ávila, S.L.', 'Cliente'],
  clientKind: [
    'clientKind',
    'Particular, Autónomo, Microempresa o Empresa, si es nuevo; vacío: no se sabe',
    'Empresa',
  ],
  clientManager: ['text', 'Nombre de una persona activa, si el cliente es nuevo; vacío: nadie', ''],
};

const point: Table = {
  cups: ['text', '20 o 22 caracteres, con espacios o sin ellos', 'ES0021000000000001RK'],
  alias: ['text', 'Cómo lo llamáis', 'Obrador'],
  address: ['text', 'Calle y número', 'Calle Mayor, 1'],
  municipality: ['text', 'El de la dirección', 'Getafe'],
  province: ['text', 'La de la dirección', 'Madrid'],
  postcode: ['postcode', '5 cifras', '28901'],
  territory: [
    'territory',
    'Península, Baleares, Canarias, Ceuta o Melilla; vacío: lo proponemos por el código postal',
    'Península',
  ],
  distributor: ['text', 'Su nombre', 'i-DE'],
  pointType: ['pointType', 'Del 1 al 5; vacío: lo proponemos por las potencias', '4'],
  voltageKv: ['decimal', 'En kV', '0,4'],
  powerControl: [
    'powerControl',
    'ICP o Maxímetro; vacío: lo proponemos por la tarifa o el tipo de punto',
    'Maxímetro',
  ],
  isElectroIntensive: ['yesNo', 'Sí o No: si tiene el certificado; vacío: no se sabe', ''],
  lastPowerChange: ['day', 'Día del último cambio; vacío: no se sabe', ''],
  rightsKw: ['decimal', 'En kW, los vigentes, con su último día; vacío: no se sabe', ''],
  rightsUntil: ['day', 'Último día de esos derechos', ''],
};

const fields: Readonly<Record<string, Field>> = {
  ...contractRecord.fields,
  ...pointRecord.fields,
  taxId: clientRecord.fields.taxId,
  clientKind: clientRecord.fields.kind,
  clientManager: clientRecord.fields.managerId,
};

/** The columns of a list of the contract: `name1` to `name6`. */
function byPeriod(name: string, factsOf: (period: number) => Facts): Table {
  const periods = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries(periods.map((period) => [`${name}${period}`, factsOf(period)]));
}

const contract: Table = {
  supplier: ['text', 'Del contrato, si lo hay', 'Comercializadora Uno'],
  tariff: ['tariff', '2.0TD, 3.0TD, 6.1TD…', '3.0TD'],
  from: ['day', 'Primer día', '01/01/2026', 'Contrato desde'],
  to: ['day', 'Último día; vacío: sin fecha final', '31/12/2026', 'Contrato hasta'],
  ...byPeriod('power', (period) => [
    'decimal',
    period > 2 ? 'En kW; en 2.0TD, vacío' : 'En kW',
    period === 6 ? '25' : '20,376',
    `Potencia P${period} (kW)`,
  ]),
  mode: ['mode', 'Precio fijo, Indexado, PVPC u Otra', 'Precio fijo'],
  ...byPeriod('energyPrice', (period) => [
    'decimal',
    period > 3 ? 'En €/kWh; en 2.0TD, vacío' : 'En €/kWh',
    `0,1${7 - period}`,
    `Precio energía P${period} (€/kWh)`,
  ]),
  includesAtr: [
    'yesNo',
    'Sí o No: si los precios de energía los incluyen. Hace falta si los hay',
    'Sí',
  ],
  ...byPeriod('powerPrice', (period) => [
    'decimal',
    'En €/kW·año; vacío: los regulados',
    '',
    `Precio potencia P${period} (€/kW·año)`,
  ]),
  marginEurPerKwh: ['decimal', 'En €/kWh, lo que se suma al mercado', ''],
  meterEurPerMonth: ['decimal', 'En €/mes', '1,36'],
  use: ['use', 'Vivienda, General o Industrial', 'General'],
  noticeDays: ['whole', 'Número entero de días', '30'],
  plannedMonths: ['whole', 'Número entero de meses, al firmar; vacío: no se sabe', '12'],
  vulnerability: [
    'vulnerability',
    'Sin bono social, Vulnerable o Vulnerable severo; vacío: no se sabe',
    '',
  ],
  socialBonusFinancing: [
    'financing',
    'Con impuesto eléctrico, Sin impuesto eléctrico o No se factura; vacío: no se sabe',
    '',
  ],
  powerChanges: [
    'powerChanges',
    'Cada cambio como 01/03/2026: 30 30 30 30 30 40, y entre dos un ;',
    '',
    contractLabels.powerChanges,
  ],
  reducedTaxLetter: [
    'text',
    'Del artículo 98.1 de la Ley 38/1992, de la a a la f; vacío: no se sabe',
    '',
    'Letra de la reducción del impuesto',
  ],
  reducedTaxPercent: [
    'decimal',
    'Parte de la energía que la tiene, en %',
    '',
    'Energía con la reducción (%)',
  ],
};

/** Facts that are rarely known: in a part of their own, which is folded where the file has none of them. */
const facts: ReadonlySet<string> = new Set([
  'isElectroIntensive',
  'lastPowerChange',
  'rightsKw',
  'rightsUntil',
  'plannedMonths',
  'powerChanges',
  'reducedTaxLetter',
  'reducedTaxPercent',
  'vulnerability',
  'socialBonusFinancing',
]);

/** The part of the page in which a column is matched. */
function groupOf(field: string): string {
  if (field in client) return 'Cliente';
  if (facts.has(field)) return 'Duración, cambios e impuestos';
  if (field in point) return 'Punto de suministro';
  if (!/\d$/.test(field)) return 'Contrato';
  return field.includes('Price') ? 'Precios' : 'Potencias contratadas';
}

/** All columns in the order of the template: the import and the export have the same. */
export const pointColumns = Object.entries({ ...client, ...point, ...contract }).map(
  ([field, [kind, explanation, example, header = fileHeading(fields[field] as Field)]]) => ({
    field: field as PointRowField,
    header,
    kind: kinds[kind],
    group: groupOf(field),
    /** A row without it cannot be imported. */
    isRequired: field === 'taxId' || field === 'cups',
    explanation,
    example,
  }),
);

/** The export of the list: its file can be imported again. */
export const pointFileColumns: readonly ExportColumn<PointRow>[] = pointColumns.map(
  ({ field, header, kind }) => ({ header, value: (row) => fileValue(kind, row[field]) }),
);
