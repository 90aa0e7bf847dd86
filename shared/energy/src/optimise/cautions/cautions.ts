import { type Decimal, exact } from '../../exact/decimal';
import { spanishEuros } from '../../exact/spanish';
import { isByMaximeter } from '../../rates/excessRate';
import { checkPowers, lowVoltageLimitKw, proposePointType } from '../../tariff/powers';
import { voltageCaution } from '../../tariff/voltage';
import { kwText } from '../spanish';
import { costThatAddsUp } from '../workings/addUp';
import type { Caution, CautionRule, OptimumFacts } from './caution';
import {
  annualised,
  monthsLeftOut,
  notNaturalMonths,
  parameterNotes,
  periodsNotMeasured,
  periodsOutOfSeason,
  periodsWithoutDemand,
  unknownQuarters,
} from './dataCautions';
import { raisingCostsRights } from './rightsCaution';

const hasExcess = ({ excessEur }: { excessEur: Decimal }) => exact(excessEur).gt(0);

/** As the table of the powers shows them: there the terms add up to the total to the cent. */
const acceptsExcesses: CautionRule = ({ cost: found }) => {
  const cost = costThatAddsUp(found);
  if (!hasExcess(cost)) return [];
  const months = cost.months.filter(hasExcess).length;
  const often = months === 1 ? '1 mes' : `${months} meses`;
  const message = `El óptimo acepta pagar excesos: ${spanishEuros(exact(cost.excessEur))} en ${often}.`;
  return [{ code: 'acceptsExcesses', message, months, excessEur: cost.excessEur }];
};

const always: CautionRule = () => [
  {
    code: 'pastMayNotRepeat',
    message: 'Las potencias máximas pasadas pueden no repetirse: revisa los cambios previstos.',
  },
  {
    code: 'changeOnceAYear',
    message:
      'Entre dos cambios de potencia pueden tener que pasar 12 meses: no cuentes con corregirla antes.',
  },
];

const noSaving: CautionRule = ({ saving }) =>
  saving.gt(0)
    ? []
    : [
        {
          code: 'noSaving',
          message: 'Cambiar las potencias no ahorra nada: conserva las actuales.',
        },
      ];

const icpTrips: CautionRule = ({ priced: { study } }) => {
  if (study.powerControl !== 'icp') return [];
  const message =
    'Con ICP no hay excesos: el suministro se corta. No contrates menos que la demanda más alta y comprueba si la potencia debe ser una de las normalizadas.';
  return [{ code: 'icpTrips', message }];
};

const pointTypeChanges: CautionRule = ({ priced: { study }, cost, current }) => {
  const from = study.pointType;
  const to = proposePointType(cost.powersKw);
  // A better meter than the powers require stays.
  if (to === from || to === proposePointType(current.powersKw)) return [];
  const formula =
    isByMaximeter(from) === isByMaximeter(to) ? '' : ' y los excesos se calcularían de otra manera';
  const message = `Con estas potencias el punto podría pasar de tipo ${from} a tipo ${to}${formula}.`;
  return [{ code: 'pointTypeChanges', message, from, to }];
};

const fits20td: CautionRule = ({ priced: { study, highestKw } }) => {
  const known = highestKw.filter((power) => power !== null);
  if (study.tariff !== '3.0TD' || known.some((power) => power.gt(lowVoltageLimitKw))) return [];
  const highest = known.reduce((a, b) => (b.gt(a) ? b : a), exact(0)).toFixed();
  const message = `La demanda nunca pasa de ${kwText(highest)}: compara con la tarifa 2.0TD, que admite hasta 15 kW y puede ser más barata.`;
  return [{ code: 'fits20td', message, highestKw: highest }];
};

const currentPowersInvalid: CautionRule = ({ priced: { study } }) => {
  const problems = checkPowers(study.tariff, study.currentPowersKw);
  if (problems.length === 0) return [];
  const message = `Revisa las potencias contratadas. ${problems.map((problem) => problem.message).join(' ')}`;
  return [{ code: 'currentPowersInvalid', message }];
};

const tariffAgainstVoltage: CautionRule = ({ priced: { study } }) => {
  const message = voltageCaution(study.tariff, study.voltageKv);
  return message ? [{ code: 'tariffAgainstVoltage', message }] : [];
};

const rules: readonly CautionRule[] = [
  tariffAgainstVoltage,
  currentPowersInvalid,
  noSaving,
  acceptsExcesses,
  icpTrips,
  always,
  raisingCostsRights,
  annualised,
  monthsLeftOut,
  periodsNotMeasured,
  periodsOutOfSeason,
  periodsWithoutDemand,
  unknownQuarters,
  notNaturalMonths,
  pointTypeChanges,
  fits20td,
  parameterNotes,
];

/** @returns what to know of an optimum, the most important first */
export const cautionsOf = (facts: OptimumFacts): readonly Caution[] =>
  rules.flatMap((rule) => rule(facts));
