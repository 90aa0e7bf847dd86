import { daysIn } from '../../calendar/dates';
import { quartersText, spanishRange } from '../../exact/spanish';
import { isByMaximeter } from '../../rates/excessRate';
import { periodsOf, powersAreOrdered } from '../../tariff/tariffs';
import { periodsText } from '../spanish';
import type { CautionRule } from './caution';

// Missing measures, and notes on the prices.

export const annualised: CautionRule = ({ priced: { isAnnualised, days } }) => {
  if (!isAnnualised) return [];
  const message = `Resultado anualizado a partir de ${days} días (× 365/${days}): los meses sin medir pueden ser distintos.`;
  return [{ code: 'annualised', message, days }];
};

export const monthsLeftOut: CautionRule = ({ priced: { leftOut } }) => {
  if (leftOut.length === 0) return [];
  const message =
    leftOut.length === 1
      ? 'No hay ninguna medida en 1 de los meses pedidos, que no cuenta en el coste.'
      : `No hay ninguna medida en ${leftOut.length} de los meses pedidos, que no cuentan en el coste.`;
  return [{ code: 'monthsLeftOut', message, ranges: leftOut }];
};

export const periodsNotMeasured: CautionRule = ({ priced: { demand } }) => {
  const months = demand
    .filter(({ unmeasured }) => unmeasured.length > 0)
    .map(({ range, unmeasured }) => ({ range, periods: unmeasured }));
  if (months.length === 0) return [];
  const message = `Falta la medida de algún periodo horario en ${months.length} de los meses: en ellos se cuenta sin excesos.`;
  return [{ code: 'periodsNotMeasured', message, months }];
};

export const periodsOutOfSeason: CautionRule = ({ priced: { demand } }) => {
  const months = demand
    .filter(({ outOfSeason }) => outOfSeason.length > 0)
    .map(({ range, outOfSeason }) => ({ range, periods: outOfSeason }));
  const [first] = months;
  if (!first) return [];
  const { firstDay, lastDay } = first.range;
  const message = `Hay maxímetros de periodos que no existen en esas fechas (${periodsText(first.periods)} ${spanishRange(firstDay, lastDay)}${months.length > 1 ? ', entre otros' : ''}): no cuentan. Revisa el mes o el territorio.`;
  return [{ code: 'periodsOutOfSeason', message, months }];
};

export const periodsWithoutDemand: CautionRule = ({ priced: { study, highestKw } }) => {
  const periods = periodsOf(study.tariff, 'power').filter((_, i) => !highestKw[i]);
  if (periods.length === 0) return [];
  const later = powersAreOrdered(study.tariff)
    ? ', y los periodos siguientes no bajan de ella'
    : '';
  const message = `No se conoce ninguna demanda de ${periodsText(periods)}: ahí se conserva la potencia actual${later}. Mídela antes de reducirla.`;
  return [{ code: 'periodsWithoutDemand', message, periods }];
};

export const unknownQuarters: CautionRule = ({ priced: { demand } }) => {
  const quarters = demand.reduce((total, month) => total + month.unknownQuarters, 0);
  if (quarters === 0) return [];
  const missing = `${quarters === 1 ? 'Falta' : 'Faltan'} ${quartersText(quarters)}`;
  const message = `${missing} de la curva: ahí se cuenta sin excesos.`;
  return [{ code: 'unknownQuarters', message, quarters }];
};

export const notNaturalMonths: CautionRule = ({ priced: { study, demand } }) => {
  if (isByMaximeter(study.pointType) || study.powerControl === 'icp') return [];
  const ranges = demand
    .filter(({ range, byQuarters }) => byQuarters && byQuarters.cycleDays > daysIn(range))
    .map(({ range }) => range);
  if (ranges.length === 0) return [];
  const message =
    'La ventana corta algún mes: sus excesos se cuentan por los días que hay, y son orientativos.';
  return [{ code: 'notNaturalMonths', message, ranges }];
};

export const parameterNotes: CautionRule = ({ priced: { excessParameters } }) => {
  const notes = new Map<string, string>();
  for (const { kind, note, norm } of excessParameters) {
    if (kind !== 'excessRatio' && note) notes.set(note, norm);
  }
  return [...notes].map(([note, norm]) => ({
    code: 'parameterNote',
    message: `Precio de los excesos (${norm}): ${note}`,
    note,
    norm,
  }));
};
