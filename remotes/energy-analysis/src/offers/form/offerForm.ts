import { highPriceEurPerKwh, mostEurPerKwh } from '@vatio/contracts/energy-analysis/offerLimits';
import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type { NewOffer, StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import { periodCount, type Tariff } from '@vatio/energy/tariff';
import {
  array,
  boolean,
  changeOf,
  decimalComma,
  formShape,
  type Infer,
  type Input,
  object,
  rules,
  type SavedForm,
  string,
  textOf,
  typedOf,
} from '@vatio/ui/forms';
import { typedNumber } from './typedPrice';

const { isOptional: _isOptional, ...ownPowerPrices } = offerRecord.fields.powerPricesEurPerKwYear;
/** The inputs of an offer. Whether its prices include tolls has no answer at first. */
export const offerInputs = {
  ...offerRecord.fields,
  includesAtr: { ...offerRecord.fields.includesAtr, isOptional: true },
  powerPricesEurPerKwYear: ownPowerPrices,
} as const;

const rulesOf = formShape(offerInputs, {
  includesAtr: (rule) =>
    rule.refine((answer) => answer !== null, 'Di si estos precios incluyen peajes y cargos'),
  marginEurPerKwh: rules.marginPerKwh,
});
/** A price may be pasted with a point: `0.155`. */
const price = string().transform(decimalComma);

const typedOffer = object({
  ...rulesOf,
  energyPricesEurPerKwh: array(price).pipe(rulesOf.energyPricesEurPerKwh),
  powerPricesEurPerKwYear: array(price).pipe(rulesOf.powerPricesEurPerKwYear),
  marginEurPerKwh: price.pipe(rulesOf.marginEurPerKwh),
  monthlyFeeEur: price.pipe(rulesOf.monthlyFeeEur),
  powerPrice: textOf(rules.oneOf(['regulated', 'own'], 'Elige el precio de la potencia')),
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

function toSend({ powerPrice, areHighPricesRight, ...offer }: Typed): TypedOffer {
  const { tariff, energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = offer;
  return {
    areHighPricesRight,
    offer: {
      ...offer,
      energyPricesEurPerKwh: energy.slice(0, periodCount(tariff, 'energy')),
      includesAtr: offer.includesAtr === true,
      powerPricesEurPerKwYear:
        powerPrice === 'own' ? power.slice(0, periodCount(tariff, 'power')) : null,
    },
  };
}

/** An offer to be typed. */
export const emptyOffer = (tariff: Tariff): OfferForm => ({
  ...typedOf(offerInputs, { tariff, mode: 'fixed' }),
  powerPrice: 'regulated',
  areHighPricesRight: false,
});

/** The stored offer, as the form shows it. */
export const offerFormOf = (offer: StudyOffer): OfferForm => ({
  ...typedOf(offerInputs, offer),
  powerPrice: offer.powerPricesEurPerKwYear ? 'own' : 'regulated',
  areHighPricesRight: offer.energyPricesEurPerKwh.some(isHigh),
});

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
