import { factOfPromise } from '../studyFacts';
import { type Counted, countsInWords, warningsOf } from './promiseWords';

export interface WhatCountsProps extends Counted {
  readonly studyId: string;
}

/** The saving that a study counts, in words, and the warnings before it does. */
export function WhatCounts({ studyId, ...counted }: WhatCountsProps) {
  const fact = factOfPromise(studyId, counted.offer);
  const warnings = warningsOf(counted);
  return (
    <>
      <p data-fact={`${fact}:counts`}>{countsInWords(counted)}</p>
      {warnings.length > 0 && (
        <ul className="alert alert-warning list-unstyled">
          {warnings.map((warning) => (
            <li key={warning} data-fact={`${fact}:warning`}>
              {warning}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
