import { decimalInWords } from '@vatio/records/format';
import { type AuditWords, fieldByField } from '../../audit/words';
import { spanishDay } from '../../localDay';

const labels = {
  cups: 'CUPS',
  window: 'Meses',
  analyses: 'Análisis',
  notes: 'Notas',
  copyOf: 'Copia de',
  state: 'Estado',
  calculation: 'Cálculo',
  saving: 'Ahorro',
  comment: 'Comentario',
  reason: 'Motivo',
  report: 'Informe',
  texts: 'Textos del informe',
  facts: 'Supuestos del informe',
  points: 'Puntos',
  offer: 'Oferta',
  offers: 'Ofertas',
  tariff: 'Tarifa',
  mode: 'Modalidad',
  energyPricesEurPerKwh: 'Precios de la energía',
  includesAtr: 'Incluyen peajes y cargos',
  powerPricesEurPerKwYear: 'Precios de la potencia',
  marginEurPerKwh: 'Margen',
  monthlyFeeEur: 'Cuota al mes',
  commitmentMonths: 'Permanencia en meses',
  validUntil: 'Válida hasta',
  offerNotes: 'Notas de la oferta',
  powers: 'Potencias de la comparación',
  recommended: 'Oferta recomendada',
  offerSaving: 'Ahorro de la oferta',
} as const;

const states: Readonly<Record<string, string>> = {
  draft: 'Borrador',
  calculated: 'Calculado',
  presented: 'Presentado',
  accepted: 'Aceptado',
  discarded: 'Descartado',
};

const analyses: Readonly<Record<string, string>> = {
  power: 'potencia',
  offers: 'ofertas',
  curve: 'curva',
  reactive: 'reactiva',
};

function inWords(field: keyof typeof labels, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (field === 'analyses' && Array.isArray(value)) {
    return value.map((one) => analyses[one] ?? one).join(', ');
  }
  if (Array.isArray(value)) return pricesInWords(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = String(value);
  if (field === 'mode' || field === 'powers') return offerWords[text] ?? text;
  if (field === 'validUntil') return spanishDay(text);
  if (field === 'state') return states[text] ?? text;
  // Exact decimals are text with a point: no digit may be lost.
  const unit = units[field];
  return unit ? `${decimalInWords(text)}\u00a0${unit}` : text;
}

const units: Readonly<Partial<Record<keyof typeof labels, string>>> = {
  saving: '€',
  offerSaving: '€',
  monthlyFeeEur: '€',
  marginEurPerKwh: '€/kWh',
};

/** «0,15 · falta · 0,12» */
const pricesInWords = (prices: readonly unknown[]) =>
  prices.map((price) => (price === null ? 'falta' : String(price).replace('.', ','))).join(' · ');

const offerWords: Readonly<Record<string, string>> = {
  fixed: 'Precio fijo',
  indexed: 'Indexada',
  contracted: 'Contratadas',
  optimum: 'Óptimas',
};

const actions = {
  'study-created': 'Alta de estudio',
  'study-changed': 'Cambio de estudio',
  'study-calculated': 'Cálculo de estudio',
  'study-state-changed': 'Cambio de estado de estudio',
  'study-withdrawn': 'Retirada de la presentación de estudio',
  'study-deleted': 'Borrado de estudio',
  'study-restored': 'Restauración de estudio',
  'study-commented': 'Comentario en estudio',
  'study-report-changed': 'Cambio de informe de estudio',
  'portfolio-started': 'Inicio de cartera',
  'portfolio-cancelled': 'Cancelación de cartera',
  'study-offers-added': 'Alta de ofertas en estudio',
  'study-offer-changed': 'Cambio de oferta de estudio',
  'study-offer-deleted': 'Borrado de oferta de estudio',
  'study-offer-restored': 'Restauración de oferta de estudio',
  'study-offer-chosen': 'Recomendación de oferta de estudio',
} as const;
type Actions = typeof actions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const studyAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };
