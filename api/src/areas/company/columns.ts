import { clientRecord } from '@vatio/contracts/company/clientRecord';
import { contactRecord } from '@vatio/contracts/company/contactRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { columnsOf } from '../../records/columns';

/** The fields that people edit, each with its column: tables, selects and inserts are made from these. */

export const clientColumns = columnsOf(clientRecord.fields);

export const contactColumns = columnsOf(contactRecord.fields);

export const pointColumns = columnsOf(pointRecord.fields);

/** Days are text, `2026-01-31`. */
export const contractColumns = {
  supplier: 'supplier',
  tariff: 'tariff',
  from: 'first_day',
  to: 'last_day',
  powersKw: 'powers_kw',
  mode: 'mode',
  energyPricesEurPerKwh: 'energy_prices_eur_per_kwh',
  includesAtr: 'includes_atr',
  powerPricesEurPerKwYear: 'power_prices_eur_per_kw_year',
  marginEurPerKwh: 'margin_eur_per_kwh',
  meterEurPerMonth: 'meter_eur_per_month',
  use: 'use',
  noticeDays: 'notice_days',
  plannedMonths: 'planned_months',
  powerChanges: 'power_changes',
  reducedTax: 'reduced_tax',
  vulnerability: 'vulnerability',
  socialBonusFinancing: 'social_bonus_financing',
} as const;

/** Days are text, `2026-01-31`. */
export const readingColumns = {
  from: 'first_day',
  to: 'last_day',
  source: 'source',
  isEstimated: 'is_estimated',
  energyKwh: 'energy_kwh',
  reactiveKvarh: 'reactive_kvarh',
  maxKw: 'max_kw',
} as const;
