import type { Reading } from './consumption';
import { readingDays } from './consumption';

/** Warnings that a person should look at again. */
export function ReadingWarnings({ readings }: { readonly readings: readonly Reading[] }) {
  const warned = readings.filter(({ warnings }) => warnings.length > 0);
  if (warned.length === 0) return null;
  return (
    <div className="alert alert-warning mt-3 mb-0" role="status">
      <strong>Revisa estas lecturas</strong>
      <ul className="mb-0">
        {warned.map((reading) => (
          <li key={reading.id}>
            {readingDays(reading)}:{' '}
            {[...new Set(reading.warnings.map(({ message }) => message))].join('; ')}.
          </li>
        ))}
      </ul>
    </div>
  );
}
