import type { PointImportField, PointRow } from '@vatio/contracts/company/pointImports';
import type { ExportColumn } from '@vatio/ui/export';
import type { ColumnKind } from './columnKind';
import { fileValue } from './fileValues';

/** The parts of the page in which columns are matched. */
export type ColumnGroup = 'client' | 'point' | 'contract' | 'powers' | 'prices';

/** A column of a file of supply points: the same in the template, in imports and in the export. */
export interface PointColumn {
  readonly field: PointImportField;
  readonly header: string;
  readonly kind: ColumnKind;
  readonly group: ColumnGroup;
  /** Without it no row can be imported. */
  readonly isRequired: boolean;
  /** What goes in it, without a full stop. */
  readonly explanation: string;
  readonly example: string;
}

type Facts = Pick<PointColumn, 'kind' | 'explanation' | 'example'> & {
  readonly isRequired?: boolean;
};

const column = (
  group: ColumnGroup,
  field: PointImportField,
  header: string,
  { isRequired = false, ...facts }: Facts,
): PointColumn => ({ group, field, header, isRequired, ...facts });

const text = (explanation: string, example: string): Facts => ({
  kind: 'text',
  explanation,
  example,
});

const clientAndPoint: readonly PointColumn[] = [
  column('client', 'taxId', 'NIF', {
    ...text('El del cliente: si ya está dado de alta, el punto se añade a los suyos', 'B12345674'),
    isRequired: true,
  }),
  column(
    'client',
    'clientName',
    'Cliente',
    text('Razón social, si es nuevo', 'Panadería Ávila, S.L.'),
  ),
  column('point', 'cups', 'CUPS', {
    ...text('20 o 22 caracteres, con espacios o sin ellos', 'ES0021000000000001RK'),
    isRequired: true,
  }),
  column('point', 'alias', 'Alias', text('Cómo lo llamáis', 'Obrador')),
  column('point', 'address', 'Dirección', text('Calle y número', 'Calle Mayor, 1')),
  column('point', 'municipality', 'Municipio', text('Municipio', 'Getafe')),
  column('point', 'province', 'Provincia', text('Provincia', 'Madrid')),
  column('point', 'postcode', 'Código postal', {
    kind: 'postcode',
    explanation: '5 cifras',
    example: '28901',
  }),
  column('point', 'territory', 'Territorio', {
    kind: 'territory',
    explanation:
      'Península, Baleares, Canarias, Ceuta o Melilla; vacío: lo proponemos por el código postal',
    example: 'Península',
  }),
  column('point', 'distributor', 'Distribuidora', text('Su nombre', 'i-DE')),
  column('point', 'pointType', 'Tipo de punto', {
    kind: 'pointType',
    explanation: 'Del 1 al 5; vacío: lo proponemos por las potencias',
    example: '4',
  }),
  column('point', 'voltageKv', 'Tensión (kV)', {
    kind: 'decimal',
    explanation: 'En kV',
    example: '0,4',
  }),
  column('point', 'powerControl', 'Control de potencia', {
    kind: 'powerControl',
    explanation: 'ICP o Maxímetro; vacío: lo proponemos por la tarifa o el tipo de punto',
    example: 'Maxímetro',
  }),
];

const contract: readonly PointColumn[] = [
  column(
    'contract',
    'supplier',
    'Comercializadora',
    text('Del contrato, si lo hay', 'Comercializadora Uno'),
  ),
  column('contract', 'tariff', 'Tarifa', {
    kind: 'tariff',
    explanation: '2.0TD, 3.0TD, 6.1TD…',
    example: '3.0TD',
  }),
  column('contract', 'from', 'Contrato desde', {
    kind: 'day',
    explanation: 'Primer día',
    example: '01/01/2026',
  }),
  column('contract', 'to', 'Contrato hasta', {
    kind: 'day',
    explanation: 'Último día; vacío: sin fecha final',
    example: '31/12/2026',
  }),
  column('contract', 'mode', 'Modalidad', {
    kind: 'mode',
    explanation: 'Precio fijo, Indexado, PVPC u Otra',
    example: 'Precio fijo',
  }),
  column('contract', 'includesAtr', 'Incluye peajes y cargos', {
    kind: 'yesNo',
    explanation: 'Sí o No: si los precios de energía los incluyen. Hace falta si los hay',
    example: 'Sí',
  }),
  column('contract', 'marginEurPerKwh', 'Margen (€/kWh)', {
    kind: 'decimal',
    explanation: 'En €/kWh, lo que se suma al mercado',
    example: '',
  }),
  column('contract', 'meterEurPerMonth', 'Alquiler del contador (€/mes)', {
    kind: 'decimal',
    explanation: 'En €/mes',
    example: '1,36',
  }),
  column('contract', 'use', 'Uso', {
    kind: 'use',
    explanation: 'Vivienda, General o Industrial',
    example: 'General',
  }),
  column('contract', 'noticeDays', 'Días de preaviso', {
    kind: 'whole',
    explanation: 'Número entero de días',
    example: '30',
  }),
];

const periods = [1, 2, 3, 4, 5, 6] as const;
const examplePowers = ['20,376', '20,376', '20,376', '20,376', '20,376', '25'];
const powers = periods.map((period) =>
  column('powers', `power${period}`, `Potencia P${period} (kW)`, {
    kind: 'decimal',
    explanation: period > 2 ? 'En kW; en 2.0TD, vacío' : 'En kW',
    example: examplePowers[period - 1] ?? '',
  }),
);
const energyPrices = periods.map((period) =>
  column('prices', `energyPrice${period}`, `Precio energía P${period} (€/kWh)`, {
    kind: 'decimal',
    explanation: period > 3 ? 'En €/kWh; en 2.0TD, vacío' : 'En €/kWh',
    example: `0,1${7 - period}`,
  }),
);
const powerPrices = periods.map((period) =>
  column('prices', `powerPrice${period}`, `Precio potencia P${period} (€/kW·año)`, {
    kind: 'decimal',
    explanation: 'En €/kW·año; vacío: los regulados',
    example: '',
  }),
);

/** All of them, in the order of the template. */
export const pointColumns: readonly PointColumn[] = [
  ...clientAndPoint,
  ...contract.slice(0, 4),
  ...powers,
  ...contract.slice(4, 5),
  ...energyPrices,
  ...contract.slice(5, 6),
  ...powerPrices,
  ...contract.slice(6),
];

export const columnOf = (field: PointImportField): PointColumn | undefined =>
  pointColumns.find((one) => one.field === field);

/** The export of the list: what it writes can be imported again. */
export const pointFileColumns: readonly ExportColumn<PointRow>[] = pointColumns.map(
  ({ field, header, kind }) => ({ header, value: (row) => fileValue(kind, row[field]) }),
);
