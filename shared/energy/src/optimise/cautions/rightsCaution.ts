import type { LocalDate } from '../../calendar/dates';
import { type Decimal, eurText, exact, zero } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import { isNotVerifiable } from '../../tariff/notVerifiable';
import { isHighVoltage, periodsOf } from '../../tariff/tariffs';
import { increaseCost } from '../increase/increaseCost';
import { type RightConcept, rightPrice } from '../increase/rights';
import type { PricedStudy } from '../pricedStudy';
import { kwText, periodsText } from '../spanish';
import type { CautionRule } from './caution';

/** The day that was asked for, or else the last one of the window. */
const priceDay = ({ study, demand }: PricedStudy): LocalDate =>
  study.pricesOn ?? demand.at(-1)?.range.lastDay ?? '';

const highestOf = (powersKw: readonly Decimal[]) =>
  powersKw.map((power) => exact(power)).reduce((a, b) => (b.gt(a) ? b : a), zero);

const priceText = (eurPerKw: string | null) =>
  eurPerKw === null ? 'precio sin dato oficial' : `${spanishNumber(eurPerKw)} €/kW`;

/**
 * That a higher power pays rights, with their prices for the voltage of the tariff. Source: RD
 * 1048/2013 arts. 24 to 29 (BOE-A-2013-13767).
 */
export const raisingCostsRights: CautionRule = ({ priced, best, current, parameters }) => {
  const { tariff } = best.regime;
  const { powersKw } = best.cost;
  const periods = periodsOf(tariff, 'power').filter((_, i) =>
    exact(powersKw[i] ?? 0).gt(
      // Periods of two tariffs are not the same: there the highest power counts.
      tariff === priced.study.tariff ? (current.powersKw[i] ?? 0) : highestOf(current.powersKw),
    ),
  );
  const of = { voltage: isHighVoltage(tariff) ? 'high' : 'low', on: priceDay(priced) } as const;
  const eurPerKw = (concept: RightConcept) => {
    const found = rightPrice(parameters, concept, of);
    return isNotVerifiable(found) ? null : found.value;
  };
  const [extensionEurPerKw, accessEurPerKw] = [eurPerKw('extension'), eurPerKw('access')];
  const rights = `derechos de extensión (${priceText(extensionEurPerKw)}) y de acceso (${priceText(accessEurPerKw)}), que no se incluyen en el coste`;
  const message =
    periods.length > 0
      ? `El óptimo sube ${periodsText(periods)}: puede haber que pagar ${rights}.`
      : `Volver a subir una potencia más adelante cuesta ${rights}.`;
  return [{ code: 'raisingCostsRights', message, extensionEurPerKw, accessEurPerKw, periods }];
};

/**
 * That a type or a tariff which asks for more power costs its rights once, beside what it saves in a
 * year. Source: RD 1048/2013 arts. 24 to 29 (BOE-A-2013-13767).
 */
export const crossingCostsRights: CautionRule = ({ priced, best, current, parameters }) => {
  const { study } = priced;
  const { tariff, pointType } = best.regime;
  const [fromKw, toKw] = [highestOf(current.powersKw), highestOf(best.cost.powersKw)];
  if ((tariff === study.tariff && pointType === study.pointType) || toKw.lte(fromKw)) return [];
  const increase = {
    territory: study.territory,
    voltage: isHighVoltage(tariff) ? 'high' : 'low',
    fromKw: fromKw.toFixed(),
    toKw: toKw.toFixed(),
    rightsKw: null,
    needsConnection: false,
    needsVerification: false,
    on: priceDay(priced),
  } as const;
  const { totalEur: onceEur } = increaseCost(increase, parameters);
  const year = best.onThisSide && exact(best.onThisSide.totalEur).minus(best.cost.totalEur);
  const once =
    onceEur === null
      ? 'tiene un coste único de derechos que no es verificable'
      : `cuesta una vez ${spanishEuros(exact(onceEur))} como mucho (derechos de acceso y extensión, sin impuestos)`;
  const paysBack = onceEur !== null && year?.gte(onceEur);
  const beside = year
    ? `, y frente a no cambiar de tipo ni de tarifa ahorra ${spanishEuros(year)} al año${onceEur === null || paysBack ? '' : ': el primer año no compensa'}`
    : '';
  const message = `Subir de ${kwText(fromKw)} a ${kwText(toKw)} ${once}${beside}.`;
  return [{ code: 'crossingCostsRights', message, onceEur, yearEur: year && eurText(year) }];
};
