import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { StudyResult } from '@vatio/contracts/energy-analysis/studies';
import { type DayRange, overlapOf } from '@vatio/energy/calendar';
import { proposePointType } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import type { StoredContract } from '../../company/door';

type Cautions = StudyResult['cautions'];

interface KnownOfSupply {
  readonly point: Pick<SupplyPoint, 'isElectroIntensive' | 'pointType'>;
  /** The contract in force on the window's last day. */
  readonly contract: Pick<StoredContract, 'powerPricesEurPerKwYear'>;
  /** Those of the window's days, the oldest first. */
  readonly contracts: readonly Pick<StoredContract, 'from' | 'powersKw' | 'powerChanges'>[];
  /** The estimated part of the known readings of its curve, 0 to 1. */
  readonly curveEstimatedShare: number;
}

/** Source: RDL 7/2026 art. 7 (BOE-A-2026-6544). */
const tollDiscount: DayRange = { firstDay: '2026-01-01', lastDay: '2026-12-31' };

const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const daysInWords = (days: readonly string[]) => list.format(days.map(spanishDay));

/** The particulars of a supply that its costs do not show: Spanish, whole sentences. */
export const supplyCautionsOf = (supply: KnownOfSupply, window: DayRange): Cautions => [
  ...priceCautionsOf(supply, window),
  ...changesInside(supply, window),
  ...typeChangedInside(supply, window),
  ...estimatedCurve(supply),
];

/** Warns of changes in the window: the powers and prices of its last day count for all of it. */
function changesInside({ contracts }: KnownOfSupply, { firstDay, lastDay }: DayRange): Cautions {
  const isInside = (day: string) => firstDay < day && day <= lastDay;
  const begins = contracts.map(({ from }) => from).filter(isInside);
  const changes = contracts
    .flatMap(({ powerChanges }) => powerChanges.map(({ from }) => from))
    .filter(isInside);
  return [
    ...(begins.length > 0
      ? [
          {
            code: 'contractChanged',
            message: `Dentro de los doce meses empezó otro contrato (${daysInWords(begins)}): las potencias y los precios del último cuentan para todos los meses, aunque no sea lo que se pagó en ellos.`,
          },
        ]
      : []),
    ...(changes.length > 0
      ? [
          {
            code: 'powersChanged',
            message: `Dentro de los doce meses cambiaron las potencias contratadas (${daysInWords(changes)}): las últimas cuentan para todos los meses, aunque no sea lo que se pagó en ellos.`,
          },
        ]
      : []),
  ];
}

/**
 * A study asks what these months would cost with other powers, so the point of its last day counts for all
 * of them: the earlier formula is irrelevant to that. Source: RD 1110/2007 art. 7 (BOE-A-2007-16478).
 */
function typeChangedInside(
  { contracts }: KnownOfSupply,
  { firstDay, lastDay }: DayRange,
): Cautions {
  const stretches = contracts
    .flatMap(({ from, powersKw, powerChanges }) => [{ from, powersKw }, ...powerChanges])
    .filter(({ from }) => from <= lastDay)
    .map(({ from, powersKw }) => ({ from, type: proposePointType(powersKw) }));
  const changes = stretches.flatMap(({ from, type }, i) => {
    const before = stretches[i - 1];
    const isOther = before && isByQuarters(before.type) !== isByQuarters(type);
    return isOther && from > firstDay ? [{ from, was: before.type, is: type }] : [];
  });
  const last = changes.at(-1);
  if (!last) return [];
  const formula = isByQuarters(last.is) ? 'cuartos de hora' : 'maxímetro';
  const message = `El ${spanishDay(last.from)} el punto pasó de tipo ${last.was} a tipo ${last.is} por sus potencias, y sus excesos se cobran desde entonces por ${formula}: el estudio calcula así los doce meses, aunque antes se pagaron de otra manera.`;
  return [{ code: 'pointTypeChanged', message }];
}

const isByQuarters = (pointType: number) => pointType <= 3;

/** Points of type 1 to 3 pay by their quarters, so that an estimated one is an estimated cost. */
function estimatedCurve({ point, curveEstimatedShare: share }: KnownOfSupply): Cautions {
  if (!isByQuarters(point.pointType) || share === 0) return [];
  const percent = Math.max(1, Math.round(share * 100));
  const message = `El ${percent} % de las lecturas de la curva es estimado.`;
  return [{ code: 'curveEstimated', message }];
}

/** Powers are optimised with the regulated prices, and some supplies pay others. */
function priceCautionsOf({ point, contract }: KnownOfSupply, window: DayRange): Cautions {
  const { firstDay, lastDay } = overlapOf(window, tollDiscount);
  const hasDiscount = point.isElectroIntensive && firstDay <= lastDay;
  return [
    ...(contract.powerPricesEurPerKwYear
      ? [
          {
            code: 'ownPowerPrices',
            message:
              'El contrato tiene precios de potencia propios, y estas potencias se han calculado con los regulados: con los suyos, el ahorro y las óptimas pueden ser otros.',
          },
        ]
      : []),
    ...(hasDiscount
      ? [
          {
            code: 'electroIntensive',
            message:
              'El punto es electrointensivo: el descuento del 80 % en los peajes de 2026 (RDL 7/2026, art. 7) no está en estos costes, y con él el ahorro de la potencia es menor.',
          },
        ]
      : []),
  ];
}
