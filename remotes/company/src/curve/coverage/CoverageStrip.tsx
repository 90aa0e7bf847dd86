import {
  type CoverageMonth,
  coverageInWords,
  monthsOfYear,
  type StripMonth,
  yearsOf,
} from './coverage';
import { type Days, presetAround, presetOf } from '@vatio/ui/charts';
import { today } from '../../common/values/days';
import { monthInShort } from '@vatio/ui/format';

export interface CoverageStripProps {
  readonly coverage: readonly CoverageMonth[];
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}

/** The known share of each month: the months of the shown year, and other years on demand. */
export function CoverageStrip({ coverage, days, onDays }: CoverageStripProps) {
  const years = yearsOf(coverage);
  const shownYears = years.filter(
    (year) => year >= days.from.slice(0, 4) && year <= days.to.slice(0, 4),
  );
  const otherYears = years.filter((year) => !shownYears.includes(year));
  const strip = (year: string) => <YearStrip key={year} year={year} coverage={coverage} days={days} onDays={onDays} />;
  return (
    <>
      {shownYears.length === 0 && <p>Ese año no tiene datos.</p>}
      {shownYears.map(strip)}
      {otherYears.length > 0 && (
        <details className="mt-3">
          <summary>Otros años ({otherYears.join(', ')})</summary>
          {otherYears.map(strip)}
        </details>
      )}
    </>
  );
}

function YearStrip({ year, coverage, ...range }: CoverageStripProps & { readonly year: string }) {
  return (
    <section aria-label={`Cobertura de ${year}`} className="mt-2">
      <h3 className="h6">{year}</h3>
      <ol className="month-strip">
        {monthsOfYear(year, coverage, today()).map((month) => (
          <li key={month.month}>
            <MonthCell month={month} {...range} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MonthCellProps {
  readonly month: StripMonth;
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}

function MonthCell({ month: { month, known, isToCome }, days, onDays }: MonthCellProps) {
  const natural = presetAround('month', `${month}-01`);
  const isPart = natural.from <= days.to && natural.to >= days.from;
  // Marking every month would be meaningless.
  const isShown = isPart && presetOf(days) !== 'year';
  const share = (part: number) => ({ width: `${(100 * part) / (known?.expected || 1)}%` });
  const content = (
    <>
      <span className="month-strip-name">{monthInShort(month).replace(/ \d+$/, '')}</span>
      {!isToCome && (
        <span className="month-strip-bar" aria-hidden="true">
          {known && <span className="is-real" style={share(known.real)} />}
          {known && <span className="is-estimated" style={share(known.estimated)} />}
        </span>
      )}
      <span>{isToCome ? 'Por venir' : coverageInWords(known)}</span>
    </>
  );
  if (!known) return <div className="text-muted">{content}</div>;
  return (
    <button type="button" aria-current={isShown} onClick={() => onDays(natural)}>
      {content}
    </button>
  );
}
