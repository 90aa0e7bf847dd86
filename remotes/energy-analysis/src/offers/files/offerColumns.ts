import type { StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { ExportColumn, ExportValue } from '@vatio/ui/export';
import { modeLabels } from '../offer';

/** A column of a file of offers: its header, other names for it, and what it holds. */
export interface OfferColumn {
  /** «energy3» is the price of P4. */
  readonly field: string;
  readonly header: string;
  readonly synonyms?: readonly string[];
  readonly value: (offer: StudyOffer) => ExportValue;
}

const periods = [0, 1, 2, 3, 4, 5];
const amount = (text: string | null | undefined): ExportValue =>
  text === null || text === undefined ? null : Number(text);

export const offerColumns: readonly OfferColumn[] = [
  {
    field: 'supplier',
    header: 'Comercializadora',
    synonyms: ['Proveedor', 'Compañía', 'Empresa'],
    value: ({ supplier }) => supplier,
  },
  {
    field: 'name',
    header: 'Oferta',
    synonyms: ['Nombre', 'Producto', 'Plan'],
    value: ({ name }) => name,
  },
  { field: 'tariff', header: 'Tarifa', synonyms: ['Peaje'], value: ({ tariff }) => tariff },
  { field: 'mode', header: 'Modalidad', synonyms: ['Tipo'], value: ({ mode }) => modeLabels[mode] },
  ...periods.map((index) => ({
    field: `energy${index}`,
    header: `Energía P${index + 1} (€/kWh)`,
    synonyms: [`P${index + 1}`, `Precio P${index + 1}`, `Precio energía P${index + 1}`],
    value: ({ energyPricesEurPerKwh }: StudyOffer) => amount(energyPricesEurPerKwh[index]),
  })),
  {
    field: 'atr',
    header: 'Incluye peajes y cargos',
    synonyms: ['Incluye ATR', 'ATR incluido', 'ATR', 'Todo incluido'],
    value: ({ includesAtr }) => (includesAtr ? 'Sí' : 'No'),
  },
  ...periods.map((index) => ({
    field: `power${index}`,
    header: `Potencia P${index + 1} (€/kW·año)`,
    synonyms: [`Precio potencia P${index + 1}`],
    value: ({ powerPricesEurPerKwYear }: StudyOffer) => amount(powerPricesEurPerKwYear?.[index]),
  })),
  {
    field: 'marginEurPerKwh',
    header: 'Margen (€/kWh)',
    synonyms: ['Fee'],
    value: ({ marginEurPerKwh }) => amount(marginEurPerKwh),
  },
  {
    field: 'monthlyFeeEur',
    header: 'Cuota (€/mes)',
    synonyms: ['Cuota mensual', 'Cuota al mes'],
    value: ({ monthlyFeeEur }) => amount(monthlyFeeEur),
  },
  {
    field: 'commitmentMonths',
    header: 'Permanencia (meses)',
    value: ({ commitmentMonths }) => commitmentMonths,
  },
  {
    field: 'validUntil',
    header: 'Válida hasta',
    synonyms: ['Validez', 'Vigencia', 'Caduca'],
    value: ({ validUntil }) => validUntil?.split('-').reverse().join('/') ?? null,
  },
  {
    field: 'notes',
    header: 'Notas',
    synonyms: ['Observaciones', 'Comentarios'],
    value: ({ notes }) => notes,
  },
];

export const offerExportColumns: readonly ExportColumn<StudyOffer>[] = offerColumns.map(
  ({ header, value }) => ({ header, value }),
);

/** Longer names are not looked at. */
const longestHeader = 100;

/** A header without case, accents, units and signs: two that look alike are the same. */
const headerKey = (header: string): string =>
  (header.slice(0, longestHeader).split('(')[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const fields = new Map(
  offerColumns.flatMap(({ field, header, synonyms = [] }) =>
    [header, ...synonyms].map((name) => [headerKey(name), field] as const),
  ),
);

/** The field of a column by its header; undefined: offers have no such field. */
export const fieldOf = (header: string): string | undefined => fields.get(headerKey(header));
