/** The fields of a bill that have a column of their own. Days are text, `2026-01-31`. */
export const billColumns = {
  supplyPointId: 'supply_point_id',
  supplier: 'supplier',
  number: 'number',
  kind: 'kind',
  rectifies: 'rectifies',
  tariff: 'tariff',
  issuedOn: 'issued_on',
  accruedOn: 'accrued_on',
  /** The first reading's day, which is not billed. */
  from: 'from_day',
  to: 'to_day',
  printedDays: 'printed_days',
  paidOn: 'paid_on',
  isEstimated: 'is_estimated',
  powersKw: 'powers_kw',
  energyPricesEurPerKwh: 'energy_prices_eur_per_kwh',
  powerPricesEurPerKwYear: 'power_prices_eur_per_kw_year',
  energyKwh: 'energy_kwh',
  reactiveKvarh: 'reactive_kvarh',
  maxKw: 'max_kw',
  totalEur: 'total_eur',
} as const;
