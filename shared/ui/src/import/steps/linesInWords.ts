import { count, number } from '@vatio/ui/format';
import type { LineGroup } from '../file/notes';

/** The number of rows that are named. */
const named = 8;

/** «2, 3 y 4 más» */
export function linesInWords({ lines }: LineGroup): string {
  const first = lines.slice(0, named).map(number).join(', ');
  const more = lines.length - named;
  return more > 0 ? `${first} y ${count(more, 'más', 'más')}` : first;
}
