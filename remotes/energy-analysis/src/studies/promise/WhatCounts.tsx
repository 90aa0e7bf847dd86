import { type Counted, countsInWords, warningsOf } from './promiseWords';

/** What a study counts, in words, and what to know before it does. */
export function WhatCounts(counted: Counted) {
  const warnings = warningsOf(counted);
  return (
    <>
      <p>{countsInWords(counted)}</p>
      {warnings.length > 0 && (
        <ul className="alert alert-warning list-unstyled">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}
