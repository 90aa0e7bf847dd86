import { highPriceEurPerKwh, mostEurPerKwh } from '@vatio/contracts/energy-analysis/offerLimits';
import type { NewOffer, StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import { periodCount, type Tariff, tariffs } from '@vatio/energy/tariff';
import {
  array,
  boolean,
  changeOf,
  decimalComma,
  type Infer,
  type Input,
  object,
  orNothing,
  rules,
  type SavedForm,
  string,
  textOf,
  textOrNothing,
  typedFrom,
  wholeOrNothing,
} from '@vatio/ui/forms';
import { typedNumber } from './typedPrice';

const perKwh = rules.typedDecimal({ maxDecimals: 10, max: 100_000, unit: '€/kWh' });
const perKwYear = rules.typedDecimal({ maxDecimals: 6, max: 10_000, unit: '€/kW·año' });
const price = (rule: typeof perKwh) => string().transform(decimalComma).pipe(orNothing(rule));

const typedOffer = object({
  supplier: rules.line('La comercializadora', 120),
  name: rules.optionalLine(120),
  tariff: textOf(rules.oneOf(tariffs, 'Elige una tarifa')),
  mode: textOf(rules.oneOf(['fixed', 'indexed'], 'Elige una modalidad')),
  energyPricesEurPerKwh: array(price(perKwh)),
  atr: textOf(rules.oneOf(['in', 'out'], 'Di si estos precios incluyen peajes y cargos')),
  powerPrice: textOf(rules.oneOf(['regulated', 'own'], 'Elige el precio de la potencia')),
  powerPricesEurPerKwYear: array(price(perKwYear)),
  marginEurPerKwh: price(rules.marginPerKwh(perKwh)),
  monthlyFeeEur: price(rules.typedDecimal({ maxDecimals: 2, max: 100_000, unit: '€' })),
  commitmentMonths: wholeOrNothing({ min: 0, max: 600, unit: 'meses' }),
  validUntil: textOrNothing(rules.plausibleDay()),
  notes: rules.optionalLine(500),
  /** True once a person has said that high prices are per kWh. */
  areHighPricesRight: boolean(),
});
type Typed = Infer<typeof typedOffer>;

/** The data to send, besides the version. */
export interface TypedOffer extends Record<string, unknown> {
  readonly offer: NewOffer;
  readonly areHighPricesRight: boolean;
}

/** An offer as it is typed → as it is sent. Empty prices are not known: they are sent as such. */
export const offerFormSchema = typedOffer
  .superRefine((offer, context) => {
    const { energyPricesEurPerKwh: prices, areHighPricesRight } = offer;
    if (prices.some(isHigh) && !areHighPricesRight) {
      const message = 'Contesta antes de guardar si están en €/MWh';
      context.addIssue({ code: 'custom', path: ['areHighPricesRight'], message });
      return;
    }
    prices.forEach((one, index) => {
      if (Number(one ?? 0) <= mostEurPerKwh) return;
      const path = ['energyPricesEurPerKwh', index];
      context.addIssue({ code: 'custom', path, message: `Máximo ${mostEurPerKwh} €/kWh` });
    });
  })
  .transform(toSend);
export type OfferForm = Input<typeof offerFormSchema>;
export type OfferFormState = SavedForm<OfferForm, TypedOffer>['form'];

function toSend(typed: Typed): TypedOffer {
  const { atr, powerPrice, areHighPricesRight, ...offer } = typed;
  const { tariff } = offer;
  const powers = offer.powerPricesEurPerKwYear.slice(0, periodCount(tariff, 'power'));
  return {
    areHighPricesRight,
    offer: {
      ...offer,
      energyPricesEurPerKwh: offer.energyPricesEurPerKwh.slice(0, periodCount(tariff, 'energy')),
      includesAtr: atr === 'in',
      powerPricesEurPerKwYear: powerPrice === 'own' ? powers : null,
    },
  };
}

/** The number of fields is the most periods that any tariff has. */
const none = Array.from({ length: 6 }, () => '');
const asTyped = (prices: readonly (string | null)[] | null) =>
  none.map((_, index) => typedFrom(prices?.[index] ?? null));

/** It makes no assumption about tolls being included in the prices: a person has to say so. */
export const emptyOffer = (tariff: Tariff): OfferForm => ({
  supplier: '',
  name: '',
  tariff,
  mode: 'fixed',
  energyPricesEurPerKwh: none,
  atr: '',
  powerPrice: 'regulated',
  powerPricesEurPerKwYear: none,
  marginEurPerKwh: '',
  monthlyFeeEur: '',
  commitmentMonths: '',
  validUntil: '',
  notes: '',
  areHighPricesRight: false,
});

/** The stored offer, as the form shows it. */
export function offerFormOf(offer: StudyOffer): OfferForm {
  const { supplier, name, tariff, mode, notes } = offer;
  return {
    supplier,
    name,
    tariff,
    mode,
    notes,
    energyPricesEurPerKwh: asTyped(offer.energyPricesEurPerKwh),
    atr: offer.includesAtr ? 'in' : 'out',
    powerPrice: offer.powerPricesEurPerKwYear ? 'own' : 'regulated',
    powerPricesEurPerKwYear: asTyped(offer.powerPricesEurPerKwYear),
    marginEurPerKwh: typedFrom(offer.marginEurPerKwh),
    monthlyFeeEur: typedFrom(offer.monthlyFeeEur),
    commitmentMonths: offer.commitmentMonths === null ? '' : String(offer.commitmentMonths),
    validUntil: offer.validUntil ?? '',
    areHighPricesRight: offer.energyPricesEurPerKwh.some(isHigh),
  };
}

/** An offer at a version of its study. */
export type VersionedOffer = StudyOffer & { readonly version: number };

/** A person's changes since `base`, over another person's stored version. */
export function mineOver(
  { id: _id, version: _version, ...stored }: VersionedOffer,
  base: StudyOffer,
  mine: TypedOffer,
): TypedOffer {
  const isHighNow = stored.energyPricesEurPerKwh.some(isHigh);
  return {
    offer: { ...stored, ...changeOf(base, mine.offer) },
    areHighPricesRight: mine.areHighPricesRight || isHighNow,
  };
}

const isHigh = (one: string | null) => Number(one ?? 0) > highPriceEurPerKwh;

/** True if a typed margin is probably per MWh. */
export const isHighMargin = (typed: string): boolean =>
  (typedNumber(typed) ?? 0) > rules.mostMarginEurPerKwh;

/** The typed prices that are probably per MWh, by their index. */
export const highPrices = (typed: readonly string[]): readonly number[] =>
  typed.flatMap((text, index) => ((typedNumber(text) ?? 0) > highPriceEurPerKwh ? [index] : []));
