import type { PowerPrice, SocialBonus } from '../../bill/input';
import type { LocalDate } from '../../calendar/dates';
import type { Decimal } from '../../exact/decimal';
import type { ByPeriod, PointType, PowerControl, Territory } from '../../tariff/tariffs';
import type { ContractInForce, Neighbour, VerificationContext } from '../context';
import { type MeasuredBill, measuredFor, type RegisteredMeasures } from './measures';

/** A contract as a register keeps it. null: unknown. */
export interface RegisteredContract
  extends Pick<ContractInForce, 'from' | 'to' | 'tariff' | 'use' | 'powersKw'> {
  readonly powerChanges: NonNullable<ContractInForce['powerChanges']>;
  readonly reducedTax: NonNullable<ContractInForce['reducedTax']> | null;
  readonly vulnerability: NonNullable<ContractInForce['vulnerability']> | null;
  readonly mode: 'fixed' | 'indexed' | 'pvpc' | 'other';
  readonly energyPricesEurPerKwh: ByPeriod<Decimal> | null;
  readonly includesAtr: boolean;
  /** null: the regulated prices. */
  readonly powerPricesEurPerKwYear: ByPeriod<Decimal> | null;
  readonly meterEurPerMonth: Decimal | null;
  /** The duration when it was signed. */
  readonly plannedMonths: number | null;
  readonly socialBonusFinancing: SocialBonus | null;
}

/** A register's data on a supply. */
export interface RegisteredSupply extends RegisteredMeasures {
  readonly territory: Territory;
  /** kV; null: unknown. */
  readonly voltageKv: Decimal | null;
  readonly pointType: PointType;
  readonly powerControl: PowerControl;
  readonly isElectroIntensive: boolean | null;
  readonly holder: 'person' | 'company' | null;
  /** Those of the bill's whole cycle, and others. */
  readonly contracts: readonly RegisteredContract[];
  readonly previous: RegisteredNeighbour | null;
  readonly next: RegisteredNeighbour | null;
}

interface RegisteredNeighbour {
  readonly number: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * The duration from which a contract is no short one. Source: Circular CNMC 3/2020 art. 10
 * (BOE-A-2020-1066).
 */
const monthsOfYear = 12;

/** A register's data on a supply, as `verifyBill` takes it for a bill. */
export function contextOf(supply: RegisteredSupply, bill: MeasuredBill): VerificationContext {
  const { territory, voltageKv } = supply;
  return {
    territory,
    ...(voltageKv && { voltageKv }),
    contracts: supply.contracts.map((one) => contractInForce(one, supply, bill.to)),
    measured: measuredFor(bill, supply, territory),
    previous: neighbour(supply.previous),
    next: neighbour(supply.next),
  };
}

/** @param lastReading of the bill: the one on which a short contract ends regularises its surcharge */
function contractInForce(
  contract: RegisteredContract,
  supply: RegisteredSupply,
  lastReading: LocalDate,
): ContractInForce {
  const { pointType, powerControl, isElectroIntensive, holder } = supply;
  const { from, to, tariff, use, powersKw, powerChanges, reducedTax, vulnerability } = contract;
  const { energyPricesEurPerKwh, includesAtr, plannedMonths } = contract;
  const isShort = plannedMonths !== null && plannedMonths < monthsOfYear;
  return {
    from,
    to,
    tariff,
    pointType,
    powerControl,
    use,
    powersKw,
    powerChanges,
    powerPrice: powerPriceOf(contract),
    energyPrice: energyPricesEurPerKwh && { eurPerKwh: energyPricesEurPerKwh, includesAtr },
    socialBonus: contract.socialBonusFinancing,
    meterEurPerMonth: contract.meterEurPerMonth,
    services: null,
    ...(isElectroIntensive !== null && { isElectroIntensive }),
    ...(holder && { holder }),
    ...(reducedTax && { reducedTax }),
    ...(vulnerability && { vulnerability }),
    ...(isShort && {
      shortContract: { firstDay: from, isLastBill: to !== null && lastReading >= to },
    }),
  };
}

function powerPriceOf({ powerPricesEurPerKwYear, mode }: RegisteredContract): PowerPrice {
  if (powerPricesEurPerKwYear) return { kind: 'own', eurPerKwYear: powerPricesEurPerKwYear };
  return { kind: mode === 'pvpc' ? 'pvpc' : 'regulated' };
}

const neighbour = (bill: RegisteredNeighbour | null): Neighbour | null =>
  bill && { number: bill.number, readings: { from: bill.from, to: bill.to } };
