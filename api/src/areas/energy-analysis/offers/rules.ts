import { highPriceEurPerKwh, mostEurPerKwh } from '@vatio/contracts/energy-analysis/offerLimits';
import { maxOffers, type NewOffer } from '@vatio/contracts/energy-analysis/offers';
import { decimalInWords } from '@vatio/records/format';
import { wrongField, wrongFields } from '../../../refusal';
import { priceCountProblem } from '../../company/door';

type Problems = Readonly<Record<string, string>>;

/**
 * @param prefix the path of the offer in what was sent, with a point: `rows.3.`
 * @param areHighPricesRight whether a person has said that they are per kWh
 * @throws Refusal invalid, by field
 */
export function requireSoundOffers(
  offers: readonly { readonly offer: NewOffer; readonly prefix: string }[],
  areHighPricesRight: boolean,
): void {
  const problems: Problems = Object.assign(
    {},
    ...offers.map(({ offer, prefix }) => ({
      ...highPrices(offer, prefix, areHighPricesRight ? mostEurPerKwh : highPriceEurPerKwh),
      ...counts(offer, prefix),
    })),
  );
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
}

/** @throws Refusal invalid when the study would have more offers than one query reads */
export function requireRoom(already: number, added: number): void {
  if (already + added <= maxOffers) return;
  throw wrongField('rows', `Un estudio tiene como mucho ${maxOffers} ofertas: borra alguna`);
}

/** Finds prices per MWh that were typed as per kWh: a person has to say which it is. */
function highPrices(
  { energyPricesEurPerKwh: prices }: NewOffer,
  prefix: string,
  limitEurPerKwh: number,
): Problems {
  return Object.fromEntries(
    prices.flatMap((price, index) =>
      price !== null && Number(price) > limitEurPerKwh
        ? [[`${prefix}energyPricesEurPerKwh.${index}`, askUnit(price)]]
        : [],
    ),
  );
}

const askUnit = (price: string) =>
  Number(price) > mostEurPerKwh
    ? `¿${decimalInWords(price)} está en €/MWh? Divídelo por 1000: por kWh son ${mostEurPerKwh} € como mucho`
    : `¿${decimalInWords(price)} está en €/MWh? Divídelo por 1000, o di que es por kWh`;

function counts(offer: NewOffer, prefix: string): Problems {
  const { energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = offer;
  return {
    ...priceCountProblem(offer, 'energy', `${prefix}energyPricesEurPerKwh`, energy.length),
    ...(power &&
      priceCountProblem(offer, 'power', `${prefix}powerPricesEurPerKwYear`, power.length)),
  };
}
