import { eurText, exact } from '../../exact/decimal';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { proposePointType } from '../../tariff/powers';
import type { PointType } from '../../tariff/tariffs';
import type { PowerCost } from '../cost';
import type { PricedStudy } from '../pricedStudy';
import { isStudyRefusal, refusal, type StudyRefusal } from '../refusal';
import { type Cheapest, cheapestOf, type Searchable, searchable } from '../search/cheapest';
import { finestStepKw } from '../study';
import { priceAcross } from './across';
import { priceOtherTariff } from './otherTariff';
import { allTypes, ownSideOf, type Regime, type Side, sideOf, sidesOf } from './regime';

/** The cheapest powers of all regimes that a supply can be in. */
export interface Winner extends Cheapest {
  readonly regime: Regime;
  /** The cheapest powers that change no type and no tariff, where others are cheaper; null: these are they. */
  readonly onThisSide: PowerCost | null;
  readonly unknown: UnknownRegimes;
}

/** Regimes that could be cheaper, and whose costs are not verifiable. */
interface UnknownRegimes {
  /** Regimes of another side; `leastCost`: the least that it can cost, null: unknown. */
  readonly across: {
    readonly to: PointType;
    readonly lack: NotVerifiable;
    readonly leastCost: PowerCost | null;
  } | null;
  readonly tariff: { readonly highestKw: string; readonly lack: NotVerifiable } | null;
}

const upTo50 = { smallest: 5, largest: 4 } as const;

interface Found extends Cheapest {
  readonly regime: Regime;
}

const isCheaper = (one: PowerCost, other: PowerCost) => exact(one.totalEur).lt(other.totalEur);

const inRegime = ({ study }: PricedStudy, found: Cheapest, pointType: PointType): Found => ({
  ...found,
  regime: { tariff: study.tariff, pointType, powerControl: study.powerControl },
});

/**
 * Searches each regime by itself, with its own formula among its own powers, and takes the cheapest. A tie
 * changes no regime. Sources: RD 1110/2007 art. 7 (BOE-A-2007-16478); Circular CNMC 3/2020 arts. 6 and 9.4
 * (BOE-A-2020-1066).
 */
export function cheapestRegime(
  from: Searchable,
  parameters: ParameterTable,
): Winner | StudyRefusal {
  const { priced: own } = from;
  const side = ownSideOf(own.study);
  const sides = side ? sidesOf(own.study) : [];
  const here = cheapestOf(from, sides.find((one) => one.side === side) ?? allTypes);
  const across = sides
    .filter((one) => one.side !== side)
    .map((one) => acrossOf(from, one, here, parameters));
  const tariff = tariffOf(from, parameters);
  const found = [
    here && inRegime(own, here, typeOf(own, here)),
    ...across.map((one) => one.found),
    tariff.found,
  ].filter((one) => one !== null);
  const unknown = across.flatMap((one) => one.unknown ?? []);
  const [first, ...others] = found;
  if (!first) return noPowers(unknown[0]);
  const best = others.reduce(
    (one, other) => (isCheaper(other.cost, one.cost) ? other : one),
    first,
  );
  return {
    ...best,
    onThisSide: onThisSide(from, best, here),
    unknown: {
      across: unknown.find((one) => couldBeCheaper(one, best.cost)) ?? null,
      tariff: tariff.unknown,
    },
  };
}

/** The type that powers make a point; its own type while these powers and today's make the same type. */
function typeOf({ study }: PricedStudy, { cost }: Cheapest): PointType {
  const type = proposePointType(cost.powersKw);
  return type === proposePointType(study.currentPowersKw) ? study.pointType : type;
}

type UnknownSide = NonNullable<UnknownRegimes['across']>;

/** Another side: its cheapest powers, or its unknowns. */
function acrossOf(
  from: Searchable,
  { side, ...types }: ReturnType<typeof sidesOf>[number],
  here: Cheapest | null,
  parameters: ParameterTable,
): { readonly found: Found | null; readonly unknown: UnknownSide | null } {
  const nothing = { found: null, unknown: null };
  // The type next to the border.
  const to = side === 'quarters' ? types.smallest : types.largest;
  const { priced, lack } = priceAcross(from.priced, side, parameters);
  if (!priced) {
    const wouldCross = lack && (!here || leadsTo(from, side));
    return wouldCross ? { found: null, unknown: { to, lack, leastCost: null } } : nothing;
  }
  const space = searchable(priced, from.stepKw);
  const cheapest = isStudyRefusal(space) ? null : cheapestOf(space, types);
  if (!cheapest) return nothing;
  if (lack) return { found: null, unknown: { to, lack, leastCost: cheapest.cost } };
  const type = proposePointType(cheapest.cost.powersKw);
  return { found: inRegime(priced, cheapest, type), unknown: null };
}

/** Returns whether today's formula, without a border, would lead to a side. */
function leadsTo(from: Searchable, side: Side): boolean {
  const free = cheapestOf(from, allTypes);
  return free !== null && sideOf(from.priced.study, free.cost.powersKw) === side;
}

/** The unknowns of a side matter while it could be cheaper. */
const couldBeCheaper = ({ leastCost }: UnknownSide, best: PowerCost) =>
  !leastCost || isCheaper(leastCost, best);

function tariffOf(
  { priced: own }: Searchable,
  parameters: ParameterTable,
): { readonly found: Found | null; readonly unknown: UnknownRegimes['tariff'] } {
  const nothing = { found: null, unknown: null };
  const other = priceOtherTariff(own, parameters);
  if (!other) return nothing;
  if ('lack' in other) {
    const { highestKw, lack } = other;
    return { found: null, unknown: { highestKw: highestKw.toFixed(), lack } };
  }
  const { priced, energyEur } = other;
  // Up to 15 kW a meter has steps of 0.1 kW; the least powers of 3.0TD begin just above them.
  const space = searchable(priced, exact(finestStepKw));
  const cheapest = isStudyRefusal(space) ? null : cheapestOf(space, upTo50);
  if (!cheapest) return nothing;
  const regulatedEnergyEur = eurText(energyEur);
  const totalEur = eurText(exact(cheapest.cost.totalEur).plus(regulatedEnergyEur));
  const cost = { ...cheapest.cost, regulatedEnergyEur, totalEur };
  const type = proposePointType(cost.powersKw);
  return { found: inRegime(priced, { ...cheapest, cost }, type), unknown: null };
}

/** The best that changes no type and no tariff. */
function onThisSide(from: Searchable, best: Found, here: Cheapest | null): PowerCost | null {
  const { study } = from.priced;
  const { tariff, pointType } = best.regime;
  if (tariff === study.tariff && pointType === study.pointType) return null;
  const type = proposePointType(study.currentPowersKw);
  if (here && proposePointType(here.cost.powersKw) === type) return here.cost;
  return cheapestOf(from, { smallest: type, largest: type })?.cost ?? null;
}

function noPowers(unknown: UnknownSide | undefined): StudyRefusal {
  const lack = unknown?.lack ?? notVerifiable.data('una potencia que admitan los límites');
  return refusal({ code: 'notVerifiable', message: lack.message, notVerifiable: lack });
}
