import type { LocalDate } from '../../calendar/dates';
import { exact } from '../../exact/decimal';
import { spanishNumber } from '../../exact/spanish';
import { isNotVerifiable } from '../../tariff/notVerifiable';
import { isHighVoltage, periodsOf } from '../../tariff/tariffs';
import { type RightConcept, rightPrice } from '../increase/rights';
import type { PricedStudy } from '../pricedStudy';
import { periodsText } from '../spanish';
import type { CautionRule } from './caution';

/** Of the day that was asked for, or else the last one of the window. */
const priceDay = ({ study, demand }: PricedStudy): LocalDate =>
  study.pricesOn ?? demand.at(-1)?.range.lastDay ?? '';

const priceText = (eurPerKw: string | null) =>
  eurPerKw === null ? 'precio sin dato oficial' : `${spanishNumber(eurPerKw)} €/kW`;

/**
 * That a higher power pays rights, with their prices for the voltage of the tariff. Source: RD
 * 1048/2013 arts. 24 to 29 (BOE-A-2013-13767).
 */
export const raisingCostsRights: CautionRule = ({ priced, cost, current, parameters }) => {
  const { tariff } = priced.study;
  const periods = periodsOf(tariff, 'power').filter((_, i) =>
    exact(cost.powersKw[i] ?? 0).gt(current.powersKw[i] ?? 0),
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
