import { date } from '@vatio/ui/format';

/** What is known of clients, supply points and contracts, in the order in which it is told. */
const labels = {
  name: 'Razón social',
  taxId: 'NIF',
  activityCode: 'CNAE',
  contactName: 'Contacto',
  contactEmail: 'Correo',
  phone: 'Teléfono',
  notes: 'Notas',
  monthlyBudgetMinutes: 'Presupuesto mensual',
  clientName: 'Cliente',
  cups: 'CUPS',
  alias: 'Alias',
  address: 'Dirección',
  municipality: 'Municipio',
  province: 'Provincia',
  postcode: 'Código postal',
  territory: 'Territorio',
  distributor: 'Distribuidora',
  pointType: 'Tipo de punto',
  voltageKv: 'Tensión',
  powerControl: 'Control de potencia',
  supplier: 'Comercializadora',
  tariff: 'Tarifa',
  from: 'Desde',
  to: 'Hasta',
  powersKw: 'Potencias',
  mode: 'Modalidad',
  energyPricesEurPerKwh: 'Precios de energía',
  includesAtr: 'Incluye peajes y cargos',
  powerPricesEurPerKwYear: 'Precios de potencia',
  meterEurPerMonth: 'Alquiler del contador',
  use: 'Uso',
  noticeDays: 'Preaviso',
} as const;
type SupplyField = keyof typeof labels;
export const supplyFields = Object.keys(labels) as SupplyField[];

export const supplyFieldLabel = (field: SupplyField): string => labels[field];

const units: Readonly<Partial<Record<SupplyField, string>>> = {
  monthlyBudgetMinutes: 'min',
  voltageKv: 'kV',
  powersKw: 'kW',
  energyPricesEurPerKwh: '€/kWh',
  powerPricesEurPerKwYear: '€/kW·año',
  meterEurPerMonth: '€/mes',
  noticeDays: 'días',
};

/** The values that are words of the API. */
const words: Readonly<Record<string, string>> = {
  peninsula: 'Península',
  baleares: 'Baleares',
  canarias: 'Canarias',
  ceuta: 'Ceuta',
  melilla: 'Melilla',
  icp: 'ICP',
  maximeter: 'Maxímetro',
  fixed: 'Fijo',
  indexed: 'Indexado',
  pvpc: 'PVPC',
  other: 'Otra',
  dwelling: 'Vivienda',
  general: 'General',
  industrial: 'Industrial',
};
const chosen: ReadonlySet<SupplyField> = new Set(['territory', 'powerControl', 'mode', 'use']);

/** A field's value as the screens say it; `undefined` = there is none. */
export function supplyFieldInWords(field: SupplyField, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (field === 'from' || field === 'to') return date(String(value));
  if (chosen.has(field)) return words[String(value)] ?? String(value);
  const unit = units[field];
  if (!unit) return String(value);
  // Exact decimals are text with a point, and no digit of them may be lost.
  const numbers = [value].flat().map((one) => String(one).replace('.', ','));
  return `${numbers.join(' · ')}\u00a0${unit}`;
}
