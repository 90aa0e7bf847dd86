import { checkBillInput } from '../../bill/checkInput';
import { cycleOf, powerPieces } from '../../bill/cycle';
import { curveEnergy } from '../../bill/energy/curveEnergy';
import type { BillInput, PowerChange } from '../../bill/input';
import { addDays, type DayRange, daysIn } from '../../calendar/dates';
import { type DecimalInput, type ExactNumber, exact, sum, toText } from '../../exact/decimal';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ByPeriod } from '../../tariff/tariffs';
import type { ContractInForce, VerificationContext } from '../context';
import type { IssuedBill } from '../issued';
import { contractsOf, type Piece, piecesOf, spanOf } from './pieces';
import { wholeCycleOf } from './wholeCycle';

/** A piece of a bill as the engine computes it. */
export interface Part {
  readonly piece: Piece;
  readonly input: BillInput;
  /** True when its energy was taken by days from a longer span, because no data says it. */
  readonly isByDays: boolean;
  /** True when the days of the cycle that it is a part of are unknown. */
  readonly isCycleUnknown: boolean;
}

export interface Parts {
  readonly parts: readonly Part[];
  readonly missing: readonly NotVerifiable[];
}

const sameRange = (one: DayRange, other: DayRange) =>
  one.firstDay === other.firstDay && one.lastDay === other.lastDay;

const sameValues = (one: ByPeriod<DecimalInput>, other: ByPeriod<DecimalInput>) =>
  one.length === other.length && one.every((value, i) => exact(value).eq(other[i] ?? -1));

type Shared = Pick<Part, 'isByDays'> & { readonly energyKwh: ByPeriod<DecimalInput> };

/**
 * The energy of a piece. Where a contract begins inside what the bill prints as one, by the curve,
 * and by days without one. Source: Circular CNMC 3/2020 art. 9.3 (BOE-A-2020-1066).
 */
function energyOf(
  { bill, context, all }: { bill: IssuedBill; context: VerificationContext; all: readonly Piece[] },
  piece: Piece,
): Shared {
  const printed = bill.segments?.[piece.segment ?? -1] ?? bill;
  const span = cycleOf(printed.readings);
  if (sameRange(piece, span)) return { energyKwh: printed.energyKwh, isByDays: false };
  const { quarterDemand: curve } = context.measured ?? {};
  const rule = { tariff: piece.contract.tariff, territory: context.territory };
  const same = all.filter(({ segment }) => segment === piece.segment);
  const measured = curve && same.map((one) => curveEnergy(curve, rule, one));
  const isMeasured = measured?.every((one) => one !== null);
  const own = isMeasured ? measured?.[same.indexOf(piece)] : null;
  const wholeOf = (i: number): ExactNumber =>
    sum((measured ?? []).flatMap((one) => (one?.[i] ? [one[i]] : [])));
  const share = (kwh: DecimalInput, i: number): ExactNumber => {
    const whole = own ? wholeOf(i) : exact(0);
    return own && whole.gt(0)
      ? exact(kwh)
          .times(own[i] ?? 0)
          .div(whole)
      : exact(kwh).times(daysIn(piece)).div(daysIn(span));
  };
  return { energyKwh: printed.energyKwh.map((kwh, i) => toText(share(kwh, i))), isByDays: !own };
}

/**
 * The powers of all days. Those of a contract that has other periods do not count for a cycle that
 * it shares.
 */
function powersOf(
  contracts: readonly ContractInForce[],
  days: DayRange,
): Pick<BillInput, 'powersKw' | 'powerChanges'> {
  const sets = contracts.flatMap((contract) => powerPieces(contract, spanOf(contract, days)));
  const [first, ...others] = sets;
  const powerChanges: PowerChange[] = [];
  let powers = first?.powersKw ?? [];
  for (const { firstDay, powersKw } of others) {
    if (sameValues(powers, powersKw)) continue;
    powerChanges.push({ from: firstDay, powersKw });
    powers = powersKw;
  }
  return { powersKw: first?.powersKw ?? [], powerChanges };
}

const withoutNull = (prices: ByPeriod<string | null>) => prices.map((price) => price ?? '0');

/** The days whose powers count: those of the cycle, and all of a short contract that ends. */
function powerDays(whole: DayRange, short: BillInput['shortContract']): DayRange {
  const isLonger = short?.isLastBill && short.firstDay < whole.firstDay;
  return isLonger ? { ...whole, firstDay: short.firstDay } : whole;
}

/** A short contract is regularised with its own last days, whatever comes after them. */
function shortContractOf({ contract }: Piece, later: readonly Piece[]): BillInput['shortContract'] {
  const { shortContract } = contract;
  if (!shortContract) return undefined;
  const isLast = later.every((piece) => piece.contract !== contract);
  return { ...shortContract, isLastBill: shortContract.isLastBill && isLast };
}

/**
 * The input of the engine for each piece of a bill.
 *
 * @throws RangeError that names the field when the bill or a contract is malformed
 */
export function partsOf(bill: IssuedBill, context: VerificationContext): Parts {
  const { pieces, missing } = piecesOf(bill, context);
  const { territory, measured } = context;
  const hasBonus = bill.lines.some(({ concept }) => concept === 'socialBonus');
  const maximeters = bill.maximetersKw ?? measured?.maximetersKw;
  const cycle = wholeCycleOf(bill.readings, context);
  const isBroken = pieces.length > 1 || !sameRange(cycleOf(cycle.readings), cycleOf(bill.readings));
  const parts = pieces.map((piece, i): Part => {
    const { contract } = piece;
    const { energyKwh, isByDays } = energyOf({ bill, context, all: pieces }, piece);
    const shortContract = shortContractOf(piece, pieces.slice(i + 1));
    const days = powerDays(cycleOf(cycle.readings), shortContract);
    const alike = contractsOf(context, days).filter(
      ({ powersKw }) => powersKw.length === contract.powersKw.length,
    );
    const { energyPrice, meterEurPerMonth } = contract;
    const input: BillInput = {
      tariff: contract.tariff,
      territory,
      pointType: contract.pointType,
      powerControl: contract.powerControl,
      readings: { from: addDays(piece.firstDay, -1), to: piece.lastDay },
      ...(context.voltageKv && { voltageKv: context.voltageKv }),
      ...(isBroken && { brokenCycle: cycle.readings }),
      accruedOn: bill.accruedOn,
      use: contract.use,
      ...(contract.reducedTax && { reducedTax: contract.reducedTax }),
      ...(contract.isElectroIntensive && { isElectroIntensive: true }),
      ...(contract.holder && { holder: contract.holder }),
      ...(contract.vulnerability && { vulnerability: contract.vulnerability }),
      ...powersOf(alike, days),
      powerPrice: contract.powerPrice,
      ...(shortContract && { shortContract }),
      energyKwh,
      energyPrice: {
        eurPerKwh: withoutNull(energyPrice?.eurPerKwh ?? energyKwh.map(() => null)),
        includesAtr: energyPrice?.includesAtr ?? true,
      },
      ...(maximeters && { maximetersKw: maximeters }),
      ...(measured?.quarterDemand && { quarterDemand: measured.quarterDemand }),
      ...(bill.reactiveKvarh && { reactiveKvarh: bill.reactiveKvarh }),
      socialBonus: hasBonus || isBilled(contract.socialBonus) ? 'taxed' : 'none',
      ...(meterEurPerMonth && { meterEurPerMonth }),
    };
    checkBillInput(input);
    return { piece, input, isByDays, isCycleUnknown: !cycle.isKnown };
  });
  return { parts, missing };
}

const isBilled = (bonus: Piece['contract']['socialBonus']) =>
  bonus === 'taxed' || bonus === 'untaxed';
