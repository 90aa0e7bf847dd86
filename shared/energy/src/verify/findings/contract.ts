import { powerPieces } from '../../bill/cycle';
import { type DecimalInput, type ExactNumber, eurText, exact, sum } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import { premiseInWords } from '../../tariff/premise';
import type { ByPeriod, Period } from '../../tariff/tariffs';
import { roundedBy } from '../lines/lineTolerance';
import type { Finding } from '../verification';
import { type FindingFacts, finding, inWords } from './facts';

type Printed = ByPeriod<DecimalInput | null> | null | undefined;

function unknownContract({ missing }: FindingFacts): Finding[] {
  const [first] = missing;
  if (!first) return [];
  const message = `${first.message} Completa el contrato del punto de suministro o corrige las fechas, y verifica otra vez.`;
  return [finding('contractUnknown', 'review', message)];
}

function tariff({ bill, contracts }: FindingFacts): Finding[] {
  const { tariff: printed } = bill;
  const agreed = contracts.map((contract) => contract.tariff);
  if (!printed || agreed.length === 0 || agreed.includes(printed)) return [];
  const message = `La factura es de la tarifa ${printed} y el contrato de la ${inWords([...new Set(agreed)])}: comprueba cuál es la del punto de suministro.`;
  return [finding('tariffDiffers', 'error', message)];
}

/** The printed values of the bill, or of each of its segments, with the parts that they are of. */
function blocksOf<T>(
  { bill, parts }: FindingFacts,
  valuesOf: (of: FindingFacts['bill'] | NonNullable<FindingFacts['bill']['segments']>[number]) => T,
) {
  const segments = bill.segments ?? [];
  if (segments.length === 0) return [{ values: valuesOf(bill), parts }];
  return segments.map((segment, i) => ({
    values: valuesOf(segment) ?? valuesOf(bill),
    parts: parts.filter(({ piece }) => piece.segment === i),
  }));
}

function powers(facts: FindingFacts): Finding[] {
  const blocks = blocksOf(facts, ({ powersKw }): Printed => powersKw);
  const different = blocks.flatMap(({ values, parts }) =>
    (values ?? []).flatMap((printed, i) => {
      const sets = parts.flatMap(({ input, piece }) => powerPieces(input, piece));
      const agreed = sets.map(({ powersKw }) => powersKw[i]).filter((power) => power !== undefined);
      const isAgreed = agreed.some((power) => printed === null || exact(power).eq(printed));
      if (printed === null || agreed.length === 0 || isAgreed) return [];
      return [`P${i + 1} ${spanishNumber(printed)} kW y no ${spanishNumber(agreed[0] ?? 0)} kW`];
    }),
  );
  if (different.length === 0) return [];
  const message = `Las potencias facturadas no son las del contrato (${inWords([...new Set(different)])}): comprueba cuáles constan en la distribuidora y reclama la diferencia.`;
  return [finding('powersDiffer', 'error', message)];
}

/** A price may be printed with fewer decimals. */
const isSame = (printed: DecimalInput, due: ExactNumber): boolean =>
  exact(printed).eq(due) || roundedBy(printed, due).gt(0);

function prices(
  facts: FindingFacts,
  concept: 'power' | 'energy',
  valuesOf: (
    of: FindingFacts['bill'] | NonNullable<FindingFacts['bill']['segments']>[number],
  ) => Printed,
): Finding[] {
  const unit = concept === 'power' ? '€/kW·año' : '€/kWh';
  const found = blocksOf(facts, valuesOf).flatMap(({ values, parts }) =>
    (values ?? []).flatMap((printed, i) => {
      const due = duePrices(facts, concept, (i + 1) as Period, parts);
      if (printed === null || due.length === 0) return [];
      if (due.some((price) => isSame(printed, price))) return [];
      const text = `P${i + 1} ${spanishNumber(printed)} ${unit} y no ${spanishNumber(due[0] ?? 0)} ${unit}`;
      return [{ text, isMore: due.every((price) => price.lt(printed)) }];
    }),
  );
  if (found.length === 0) return [];
  const what = concept === 'power' ? 'de la potencia' : 'de la energía';
  const texts = inWords([...new Set(found.map(({ text }) => text))]);
  const isMore = found.some((one) => one.isMore);
  const advice = isMore ? 'reclama la diferencia de sus líneas.' : 'comprueba el contrato.';
  const message = `El precio ${what} no es el del contrato (${texts}): ${advice}`;
  const code = concept === 'power' ? 'powerPriceDiffers' : 'energyPriceDiffers';
  return [finding(code, isMore ? 'error' : 'review', message)];
}

/** The computed prices of a period, and the agreed one alone: bills print it with or without tolls. */
function duePrices(
  { expected }: FindingFacts,
  concept: 'power' | 'energy',
  period: Period,
  parts: FindingFacts['parts'],
): ExactNumber[] {
  const segments = parts.map(({ piece }) => piece.segment);
  const terms = expected
    .filter(
      ({ line, segment }) =>
        line.concept === concept && line.period === period && segments.includes(segment),
    )
    .flatMap(({ line }) => line.terms);
  const computed = terms.map(({ price }) => exact(price));
  if (concept === 'power' || computed.length === 0) return computed;
  const agreed = parts.map(
    ({ piece }) => piece.contract.energyPrice?.eurPerKwh[period - 1] ?? null,
  );
  return [...computed, ...agreed.filter((price) => price !== null).map(exact)];
}

/** Excesses by another formula than the contracted powers say: with both amounts, before taxes. */
function premise({ expected }: FindingFacts): Finding[] {
  const doubtful = expected.flatMap(({ line, amount, doubt }) =>
    doubt ? [{ line, amount, doubt }] : [],
  );
  const [first] = doubtful;
  if (!first) return [];
  const given = wholeOf(doubtful.map(({ amount }) => amount));
  const other = wholeOf(doubtful.map(({ doubt }) => doubt.amount));
  if (given && other && eurText(given) === eurText(other)) return [];
  const instead = given ? ` y no de ${spanishEuros(given)}` : '';
  const money = other
    ? `los excesos serían de ${spanishEuros(other)}${instead}, sin impuestos`
    : 'los excesos no se pueden calcular con lo que se sabe';
  const message = `${first.doubt.why}: con ${premiseInWords(first.doubt.premise)} ${money}. Confirma el tipo con la distribuidora, corrígelo en PDS si hace falta y verifica otra vez.`;
  return [finding('premiseDoubtful', 'review', message)];
}

/** null: one of them is not known. */
const wholeOf = (amounts: readonly (ExactNumber | null)[]): ExactNumber | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sum(known) : null;
};

/** Findings on what the bill says of the contract, and the contract does not. */
export const contractFindings = (facts: FindingFacts): Finding[] => [
  ...unknownContract(facts),
  ...tariff(facts),
  ...powers(facts),
  ...premise(facts),
  ...prices(facts, 'power', ({ powerPricesEurPerKwYear }) => powerPricesEurPerKwYear),
  ...prices(facts, 'energy', ({ energyPricesEurPerKwh }) => energyPricesEurPerKwh),
];
