import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { answer } from '../../../../tests/setup/answers';
import { sentParameters } from '../../../../tests/setup/exampleStudy';
import { answerStudy } from './studies';

/** The known facts of a study's point, as far as a change of powers needs them. */
const pointFacts = { lastPowerChange: null, rightsKw: null, rightsUntil: null };

/** Answers a study and what its tab «Potencia» asks for. */
export function answerPower(study: Study, tenthsW: number[] | null = null, point = {}): void {
  const { calculation, id, supplyPointId } = study;
  answerStudy(study);
  answer('get', `points/${supplyPointId}`, { id: supplyPointId, ...pointFacts, ...point });
  const { snapshot, result } = calculation ?? {};
  const tariffs = [null, snapshot?.tariff, result?.regime?.tariff];
  answer('get', `studies/${id}/calculations/${calculation?.number}/inputs`, {
    parameters: sentParameters.filter(({ tariff }) => tariffs.includes(tariff)),
    tenthsW,
  });
}
