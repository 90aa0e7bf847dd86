import { useMemo } from 'react';
import { type Calculated, CalculatedTab, NotCalculated } from '../studies/CalculatedTab';
import { hasPowers } from '../studies/studyAnalysis';
import type { StudyTabProps } from '../studies/studyTab';
import { PowerPanel } from './PowerPanel';
import { pricingOf } from './pricing';

/** The tab «Potencia» of a study: what powers cost, and what others would. */
export const StudyPower = ({ study }: StudyTabProps) => (
  <CalculatedTab study={study}>
    {(found) => <Priced key={found.calculation.number} study={study} {...found} />}
  </CalculatedTab>
);

function Priced({ study, calculation, ...found }: StudyTabProps & Calculated) {
  const { inputs } = found;
  const pricing = useMemo(() => pricingOf(calculation.snapshot, inputs), [calculation, inputs]);
  if (!hasPowers(calculation)) return <NotCalculated study={study} />;
  return <PowerPanel study={study} calculation={calculation} {...found} pricing={pricing} />;
}
