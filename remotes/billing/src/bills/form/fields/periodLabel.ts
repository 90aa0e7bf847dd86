import { type BillPeriodField, billPeriodFields } from '@vatio/contracts/billing/billPeriods';

/** «Energía consumida, en kWh» @param of a part of the bill: « del tramo 1» */
export function periodLabel(field: BillPeriodField, of = ''): string {
  const { label, unit } = billPeriodFields[field];
  return `${label}${of}, en ${unit}`;
}
