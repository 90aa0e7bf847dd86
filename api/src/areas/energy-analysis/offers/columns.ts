/** The fields of an offer, each with its column. Days are text, `2026-01-31`. */
export const offerColumns = {
  supplier: 'supplier',
  name: 'name',
  tariff: 'tariff',
  mode: 'mode',
  /** A price that the offer does not say is null. */
  energyPricesEurPerKwh: 'energy_prices_eur_per_kwh',
  includesAtr: 'includes_atr',
  powerPricesEurPerKwYear: 'power_prices_eur_per_kw_year',
  marginEurPerKwh: 'margin_eur_per_kwh',
  monthlyFeeEur: 'monthly_fee_eur',
  commitmentMonths: 'commitment_months',
  validUntil: 'valid_until',
  notes: 'notes',
} as const;
