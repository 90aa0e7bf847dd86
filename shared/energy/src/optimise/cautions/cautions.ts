import { type Decimal, exact } from '../../exact/decimal';
import { spanishEuros } from '../../exact/spanish';
import { checkPowers } from '../../tariff/powers';
import { voltageCaution } from '../../tariff/voltage';
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
import { fits20td, otherTypeUnknown, pointTypeChanges, tariffChanges } from './regimeCautions';
import { crossingCostsRights, raisingCostsRights } from './rightsCaution';

const hasExcess = ({ excessEur }: { excessEur: Decimal }) => exact(excessEur).gt(0);

/** Shows the excess as the table of the powers does: there the terms add up to the total to the cent. */
const acceptsExcesses: CautionRule = ({ best }) => {
  const cost = costThatAddsUp(best.cost);
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

const icpTrips: CautionRule = ({ best: { regime } }) => {
  if (regime.powerControl !== 'icp') return [];
  const message =
    'Con ICP no hay excesos: el suministro se corta. No contrates menos que la demanda más alta y comprueba si la potencia debe ser una de las normalizadas.';
  return [{ code: 'icpTrips', message }];
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
  pointTypeChanges,
  tariffChanges,
  crossingCostsRights,
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
  otherTypeUnknown,
  fits20td,
  parameterNotes,
];

/** @returns what to know of an optimum, the most important first */
export const cautionsOf = (facts: OptimumFacts): readonly Caution[] =>
  rules.flatMap((rule) => rule(facts));
