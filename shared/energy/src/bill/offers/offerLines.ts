import type { Decimal, ExactNumber } from '../../exact/decimal';
import { exact, zero } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import { isNotVerifiable, type NotVerifiable } from '../../tariff/notVerifiable';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';
import { periodsOf } from '../../tariff/tariffs';
import type { BillLine } from '../bill';
import { type LineHead, lineOf } from '../cost';
import { energyCost } from '../energy/energy';
import { powerCost } from '../power';
import { taxReduction } from '../taxes/electricityTax';
import { indirectTaxOf, taxRate } from '../taxes/taxRates';
import { totalText } from '../totals';
import {
  type Consumption,
  electricityTaxOf,
  energyMwhOf,
  monthsIn,
  type Offer,
  simulateOffer,
} from './offer';

/**
 * An offer's cost line by line, so that every euro can be followed: numbers, parameter, norm. Each is
 * rounded by itself, so their sum may differ from the offer's total by cents.
 */
export function offerLines(
  consumption: Consumption,
  offer: Offer,
  table: ParameterTable,
): readonly BillLine[] {
  return [
    ...powerTerms(consumption, offer, table),
    ...energyTerms(consumption, offer, table),
    ...feeTerm(consumption, offer),
    ...taxTerms(consumption, offer, table),
  ];
}

const contract = 'Contrato u oferta';
const circular = 'Circular CNMC 3/2020, art. 9';

function powerTerms(
  { tariff, range, powersKw }: Consumption,
  { powerPrice: price }: Offer,
  table: ParameterTable,
): BillLine[] {
  return periodsOf(tariff, 'power').map((period) => {
    const powerKw = powersKw[period - 1] ?? 0;
    const head = {
      concept: 'power',
      period,
      label: `Potencia P${period}`,
      formula: 'potencia × precio × días / días del año',
      norm: price.kind === 'own' ? contract : circular,
    } as const;
    return lineOf(head, powerCost(table, { tariff, period, powerKw, price }, range));
  });
}

function energyTerms(
  { tariff, range, energyKwh: energies }: Consumption,
  { energyPrice: price }: Offer,
  table: ParameterTable,
): BillLine[] {
  return periodsOf(tariff, 'energy').flatMap((period) => {
    const energyKwh = energies[period - 1] ?? 0;
    if (exact(energyKwh).eq(0)) return [];
    const head = {
      concept: 'energy',
      period,
      label: `Energía P${period}`,
      formula: price.includesAtr ? 'energía × precio' : 'energía × (precio + peaje + cargo)',
      norm: price.includesAtr ? contract : circular,
    } as const;
    return [lineOf(head, energyCost(table, { tariff, period, energyKwh, price }, range))];
  });
}

function feeTerm({ range }: Consumption, { monthlyFeeEur = '0' }: Offer): BillLine[] {
  const months = monthsIn(range);
  const fee = exact(monthlyFeeEur);
  if (fee.eq(0)) return [];
  const calculation = `${spanishEuros(fee)} × ${spanishNumber(months.round(4))} meses`;
  const head = {
    concept: 'service',
    period: null,
    label: 'Cuota mensual',
    formula: 'cuota × meses',
    norm: contract,
  } as const;
  return [told(head, totalText({ amount: fee.times(months), missing: [] }), calculation)];
}

function taxTerms(consumption: Consumption, offer: Offer, table: ParameterTable): BillLine[] {
  const { taxesOn: on } = consumption;
  const {
    power,
    energy,
    subtotal,
    electricityTax: iee,
    tax,
  } = simulateOffer(consumption, offer, table);
  const base = power.amount && energy.amount ? power.amount.plus(energy.amount) : null;
  const found = electricityTaxOf(consumption, base ?? zero, table);
  const ofElectricity = {
    concept: 'electricityTax',
    period: null,
    label: 'Impuesto eléctrico (IEE)',
    formula: 'el mayor de tipo × base y mínimo × energía',
    norm: 'Ley 38/1992, arts. 98 y 99',
  } as const;
  const { name, norm } = indirectTaxOf(consumption.territory);
  const ofTax = {
    concept: 'tax',
    period: null,
    label: name,
    formula: 'tipo × (potencia + energía + cuota + IEE)',
    norm,
  } as const;
  const rate = taxRate(table, consumption, 'supply', on);
  const taxed = subtotal.amount && iee.amount && subtotal.amount.plus(iee.amount);
  return [
    !('rate' in found) || base === null
      ? lineOf(ofElectricity, { terms: [], missing: iee.missing })
      : told(
          ofElectricity,
          totalText(iee),
          found.byRate.gt(found.byMinimum)
            ? `${spanishNumber(found.rate.value)} % de ${taxedInWords(consumption, base)}`
            : `${spanishNumber(found.minimum.value)} €/MWh × ${spanishNumber(energyMwhOf(consumption))} MWh (mínimo)`,
          [found.rate, found.minimum],
        ),
    isNotVerifiable(rate) || !taxed
      ? lineOf(ofTax, { terms: [], missing: missingOf(tax.missing, rate) })
      : told(ofTax, totalText(tax), `${spanishNumber(rate.value)} % de ${spanishEuros(taxed)}`, [
          rate,
        ]),
  ];
}

/** «12.973,79 €», «12.973,79 € menos el 85 % del 80,5 %» */
function taxedInWords({ reducedTax }: Consumption, base: ExactNumber): string {
  if (!reducedTax) return spanishEuros(base);
  return `${spanishEuros(base)} menos el ${spanishNumber(taxReduction.times(100))} % del ${spanishNumber(reducedTax.energyPercent)} %`;
}

const missingOf = (
  missing: readonly NotVerifiable[],
  rate: NotVerifiable | ConfirmedParameter,
): readonly NotVerifiable[] => (missing.length > 0 || !isNotVerifiable(rate) ? missing : [rate]);

const told = (
  head: LineHead,
  amountEur: Decimal | null,
  calculation: string,
  parameters: BillLine['parameters'] = [],
): BillLine => ({ ...head, amountEur, calculation, terms: [], parameters, missing: [] });
