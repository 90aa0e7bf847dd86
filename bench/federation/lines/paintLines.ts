import type { PageLoad } from '../coldLoad';
import type { Series } from '../timed';
import { each, type Line, mediansOf, ratioLine } from './lines';

/**
 * The view of a person while a page loads: when something is visible, when the largest part is, and how
 * much of it jumps.
 *
 * @param place words for the page
 */
export const paintLines = (place: string, series: readonly Series<PageLoad>[]): Line[] =>
  series.flatMap(({ profile, byVariant }) => {
    const what = (fact: string) => `${fact} of ${place}, ${profile}: Vatio`;
    return [
      ratioLine(
        { what: `${what('first paint')} / Vite`, limit: 0.6 },
        each(byVariant, ({ firstPaintMs }) => firstPaintMs),
      ),
      ratioLine(
        { what: `${what('largest paint')} / Vite`, limit: 1, aim: 0.8 },
        each(byVariant, ({ largestPaintMs }) => largestPaintMs),
      ),
      shiftLine(what('layout shift'), byVariant),
    ];
  });

/** The worst of the product's loads, as no load may jump. */
function shiftLine(what: string, byVariant: Series<PageLoad>['byVariant']): Line {
  const shifts = each(byVariant, ({ layoutShift }) => layoutShift);
  return {
    what: `${what}, largest`,
    value: Math.max(...(shifts.get('vatio') ?? [Number.NaN])),
    unit: 'shift',
    limit: 0.02,
    medians: mediansOf(shifts),
  };
}
