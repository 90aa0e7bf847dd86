import { decimalInWords } from '@vatio/records/format';
import { type AuditWords, fieldByField } from '../../audit/words';
import { spanishDay } from '../../localDay';

const labels = {
  cups: 'CUPS',
  supplier: 'Comercializadora',
  number: 'Número',
  kind: 'Clase',
  rectifies: 'Rectifica a',
  tariff: 'Tarifa',
  issuedOn: 'Emisión',
  accruedOn: 'Devengo',
  from: 'Lectura inicial',
  to: 'Lectura final',
  printedDays: 'Días que dice',
  paidOn: 'Pago',
  isEstimated: 'Estimada',
  powersKw: 'Potencias',
  energyPricesEurPerKwh: 'Precios de la energía',
  powerPricesEurPerKwYear: 'Precios de la potencia',
  energyKwh: 'Energía',
  reactiveKvarh: 'Reactiva',
  maxKw: 'Maxímetros',
  segments: 'Tramos de precio',
  lines: 'Líneas',
  taxes: 'Impuestos',
  totalEur: 'Total',
  notes: 'Notas',
  attachment: 'Fichero',
  bills: 'Facturas',
  removedBills: 'Facturas quitadas',
  keptBills: 'Facturas que se quedan',
} as const;
type BillField = keyof typeof labels;

const kinds: Readonly<Record<string, string>> = {
  ordinary: 'Ordinaria',
  replaces: 'Rectificativa que sustituye',
  cancels: 'Rectificativa que anula',
};

const units: Readonly<Partial<Record<BillField, string>>> = {
  powersKw: 'kW',
  energyPricesEurPerKwh: '€/kWh',
  powerPricesEurPerKwYear: '€/kW·año',
  energyKwh: 'kWh',
  reactiveKvarh: 'kVArh',
  maxKw: 'kW',
  totalEur: '€',
};

const days: ReadonlySet<BillField> = new Set(['issuedOn', 'accruedOn', 'from', 'to', 'paidOn']);

/** A field's value as the screens say it; `undefined` = there is none. */
function inWords(field: BillField, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (days.has(field)) return spanishDay(String(value));
  if (field === 'kind') return kinds[String(value)] ?? String(value);
  const unit = units[field];
  if (unit) {
    const numbers = [value].flat().map((one) => (one === null ? '–' : decimalInWords(String(one))));
    return `${numbers.join(' · ')}\u00a0${unit}`;
  }
  return Array.isArray(value) ? value.map(String).join('; ') || undefined : String(value);
}

const actions = {
  'bill-created': 'Alta de factura',
  'bill-changed': 'Cambio de factura',
  'bill-deleted': 'Factura borrada',
  'bill-restored': 'Factura restaurada',
  'bill-attached': 'Fichero añadido a factura',
  'bill-attachment-deleted': 'Fichero quitado de factura',
  'bills-imported': 'Importación de facturas',
  'bills-import-undone': 'Importación de facturas deshecha',
  'bills-verified': 'Verificación de facturas',
  'bills-verification-cancelled': 'Cancelación de verificación de facturas',
} as const;
type Actions = typeof actions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const billingAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };
