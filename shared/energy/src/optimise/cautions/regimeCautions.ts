import { exact } from '../../exact/decimal';
import { spanishEuros } from '../../exact/spanish';
import { isByMaximeter } from '../../rates/excessRate';
import type { PointType } from '../../tariff/tariffs';
import { kwText } from '../spanish';
import type { CautionRule } from './caution';

// The effects of powers that change the type of the point or its tariff, and the unknown part of them.

/** The highest power of a type. Source: RD 1110/2007 art. 7 (BOE-A-2007-16478). */
const rangeOf: Readonly<Record<PointType, string>> = {
  5: '15 kW o menos',
  4: 'más de 15 kW y hasta 50',
  3: 'más de 50 kW y hasta 450',
  2: 'más de 450 kW y menos de 10.000',
  1: '10.000 kW o más',
};

const meter =
  'La distribuidora puede pedir otro equipo de medida, con lectura remota: si hay que cambiarlo, su coste no está incluido.';
const formulas = {
  maximeter: `los excesos se cobran por el maxímetro de cada periodo y no por cuartos de hora, y así están calculados. Un equipo mejor que el de su tipo no cambia la fórmula (RD 1110/2007, art. 10.1).`,
  cut: 'el contador corta lo que pase de la potencia, sin excesos, y así están calculadas: ninguna queda por debajo de la demanda. Solo un suministro que no se puede interrumpir lleva maxímetro.',
  quarters: `los excesos se cobran por cuartos de hora y no por maxímetro, y así están calculados. ${meter}`,
};

export const pointTypeChanges: CautionRule = ({ priced: { study }, best: { regime } }) => {
  const [from, to] = [study.pointType, regime.pointType];
  if (to === from || regime.tariff !== study.tariff) return [];
  const formula =
    regime.powerControl !== study.powerControl
      ? formulas.cut
      : isByMaximeter(from) === isByMaximeter(to)
        ? `los excesos se cobran con la misma fórmula. ${meter}`
        : formulas[isByMaximeter(to) ? 'maximeter' : 'quarters'];
  const message = `Con estas potencias el punto pasa de tipo ${from} a tipo ${to} (${rangeOf[to]}): ${formula}`;
  return [{ code: 'pointTypeChanges', message, from, to }];
};

export const otherTypeUnknown: CautionRule = ({ best: { unknown } }) => {
  if (!unknown.across) return [];
  const { to, lack, leastCost } = unknown.across;
  const excesses = {
    cut: 'Con 15 kW o menos el punto sería de tipo 5 y el contador cortaría lo que pase de la potencia.',
    maximeter: `Con 50 kW o menos el punto sería de tipo ${to} y los excesos se cobrarían por el maxímetro de cada periodo.`,
    quarters: `Con más de 50 kW el punto sería de tipo ${to} y los excesos se cobrarían por cuartos de hora.`,
  };
  const side = to === 5 ? 'cut' : isByMaximeter(to) ? 'maximeter' : 'quarters';
  const least = leastCost
    ? ` Costaría ${spanishEuros(exact(leastCost.totalEur))} como poco, así que podría ser más barato.`
    : '';
  const message = `${excesses[side]} ${lack.message}${least}`;
  return [{ code: 'otherTypeUnknown', message, to, leastEur: leastCost?.totalEur ?? null }];
};

const supplier =
  'El precio de la energía de la comercializadora en la otra tarifa no se conoce y no está en el ahorro: pide una oferta.';

export const tariffChanges: CautionRule = ({ priced: { study }, best: { regime, cost } }) => {
  const { tariff: to } = regime;
  const energyEur = cost.regulatedEnergyEur;
  if (to === study.tariff || energyEur === undefined) return [];
  const control =
    to === '2.0TD'
      ? 'dos potencias de 15 kW como mucho, y el contador corta lo que pase de ellas, sin excesos'
      : 'seis potencias, alguna de más de 15 kW, y excesos por maxímetro';
  const energy = exact(energyEur);
  const more = `${spanishEuros(energy.abs())} ${energy.lt(0) ? 'menos' : 'más'}`;
  const message = `Estas potencias son de la tarifa ${to} y están calculadas con ella: ${control}. Los peajes y cargos de la energía, en los periodos de la ${to}, suman ${more} y están en el coste. ${supplier}`;
  return [{ code: 'tariffChanges', message, to, energyEur }];
};

export const fits20td: CautionRule = ({ best: { unknown } }) => {
  if (!unknown.tariff) return [];
  const { highestKw, lack } = unknown.tariff;
  const message = `La demanda nunca pasa de ${kwText(highestKw)}: cabe en la tarifa 2.0TD, que admite hasta 15 kW y puede ser más barata. ${lack.message}`;
  return [{ code: 'fits20td', message, highestKw }];
};
