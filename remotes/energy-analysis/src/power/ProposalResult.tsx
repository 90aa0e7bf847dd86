import type { StudyResult } from '@vatio/contracts/energy-analysis/studies';
import { number } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { factOfSaving } from '../studies/studyFacts';
import { type Variant, variantOf } from './variants';

export interface ProposalResultProps {
  readonly tried: Variant;
  readonly optimum: StudyResult['optimum'];
}

/** The cost of the tried powers, beside their sliders: on a phone the table is far away. */
export function ProposalResult({ tried, optimum }: ProposalResultProps) {
  const { fact, cost, savingEur, savingPercent } = tried;
  const overOptimumEur = -variantOf(tried, cost, optimum).savingEur;
  return (
    <p role="status">
      Costaría{' '}
      <strong>
        <Euros fact={`${fact}:total`} eur={cost.totalEur} />
      </strong>
      :{' '}
      {savingEur === 0 ? (
        'lo mismo que ahora'
      ) : (
        <>
          <Euros fact={factOfSaving(fact, savingEur)} eur={Math.abs(savingEur)} />{' '}
          {`${savingEur > 0 ? 'menos' : 'más'} que ahora (${number(Math.abs(savingPercent))}\u00a0%)`}
        </>
      )}
      {overOptimumEur > 0 && (
        <>
          {' '}
          y <Euros fact={`${fact}:over-optimum`} eur={overOptimumEur} /> más que la óptima
        </>
      )}
      . De ello, <Euros fact={`${fact}:excess`} eur={cost.excessEur} /> de excesos.
    </p>
  );
}
