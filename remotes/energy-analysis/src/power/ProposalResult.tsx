import type { StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import { euros, number } from '@vatio/ui/format';
import { type Variant, variantOf } from './variants';

export interface ProposalResultProps {
  readonly tried: Variant;
  readonly optimum: StudyResult['optimum'];
}

/** What the tried powers cost, beside their sliders: on a phone the table is far away. */
export function ProposalResult({ tried, optimum }: ProposalResultProps) {
  const { cost, savingEur, savingPercent } = tried;
  const overOptimumEur = -variantOf('', cost, optimum).savingEur;
  return (
    <p role="status">
      Costaría <strong>{euros(Number(cost.totalEur))}</strong>:{' '}
      {savingEur === 0
        ? 'lo mismo que ahora'
        : `${euros(Math.abs(savingEur))} ${savingEur > 0 ? 'menos' : 'más'} que ahora (${number(Math.abs(savingPercent))}\u00a0%)`}
      {overOptimumEur > 0 && ` y ${euros(overOptimumEur)} más que la óptima`}. De ello,{' '}
      {euros(Number(cost.excessEur))} de excesos.
    </p>
  );
}
