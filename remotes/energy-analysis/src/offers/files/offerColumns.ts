import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type { StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { Field, RecordFacts } from '@vatio/records/record';
import { type ExportColumn, recordFileColumns } from '@vatio/ui/export';

/** A column of a file of offers, and other names for it. */
interface OfferColumn extends ExportColumn<StudyOffer> {
  /** A field, or a price by its index: «energy3» holds P4. */
  readonly field: string;
  readonly synonyms: readonly string[];
}

/** Other names for the columns of fields: those of suppliers, and earlier ones of our own files. */
const synonyms: Partial<Readonly<Record<string, readonly string[]>>> = {
  supplier: ['Proveedor', 'Compañía', 'Empresa'],
  name: ['Oferta', 'Nombre', 'Producto', 'Plan'],
  tariff: ['Peaje'],
  mode: ['Tipo'],
  includesAtr: ['Incluye peajes y cargos', 'Incluye ATR', 'ATR incluido', 'ATR', 'Todo incluido'],
  marginEurPerKwh: ['Fee'],
  monthlyFeeEur: ['Cuota', 'Cuota mensual'],
  validUntil: ['Validez', 'Vigencia', 'Caduca'],
  notes: ['Observaciones', 'Comentarios'],
};

const priceColumns = (
  ofField: (index: number) => Pick<OfferColumn, 'field' | 'header' | 'synonyms'>,
  pricesOf: (offer: StudyOffer) => readonly (string | null)[] | null,
): readonly OfferColumn[] =>
  [0, 1, 2, 3, 4, 5].map((index) => ({
    ...ofField(index),
    value: (offer) => {
      const price = pricesOf(offer)?.[index] ?? null;
      return price === null ? null : Number(price);
    },
  }));

const ofPeriods: Partial<Readonly<Record<string, readonly OfferColumn[]>>> = {
  energyPricesEurPerKwh: priceColumns(
    (index) => ({
      field: `energy${index}`,
      header: `Energía P${index + 1} (€/kWh)`,
      synonyms: [`P${index + 1}`, `Precio P${index + 1}`, `Precio energía P${index + 1}`],
    }),
    ({ energyPricesEurPerKwh }) => energyPricesEurPerKwh,
  ),
  powerPricesEurPerKwYear: priceColumns(
    (index) => ({
      field: `power${index}`,
      header: `Potencia P${index + 1} (€/kW·año)`,
      synonyms: [`Precio potencia P${index + 1}`],
    }),
    ({ powerPricesEurPerKwYear }) => powerPricesEurPerKwYear,
  ),
};

const columnsOf = (field: string, facts: Field): readonly OfferColumn[] =>
  recordFileColumns<RecordFacts, StudyOffer>({ ...offerRecord, fields: { [field]: facts } }).map(
    (column) => ({ ...column, field, synonyms: synonyms[field] ?? [] }),
  );

export const offerColumns: readonly OfferColumn[] = Object.entries(offerRecord.fields).flatMap(
  ([name, field]) => ofPeriods[name] ?? columnsOf(name, field),
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
  offerColumns.flatMap(({ field, header, synonyms }) =>
    [header, ...synonyms].map((name) => [headerKey(name), field] as const),
  ),
);

/** The field of a column by its header; undefined: offers have no such field. */
export const fieldOf = (header: string): string | undefined => fields.get(headerKey(header));
