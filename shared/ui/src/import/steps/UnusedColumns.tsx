import { number } from '@vatio/ui/format';
import { excerpt } from '../file/excerpt';

const mostNamed = 20;

/** The columns of the file that match none of ours, by their beginnings. */
export function UnusedColumns({ headers }: { readonly headers: readonly string[] }) {
  if (headers.length === 0) return null;
  const more = headers.length - mostNamed;
  return (
    <p className="text-muted text-break">
      No se {headers.length === 1 ? 'usa la columna' : 'usan las columnas'} «
      {headers.slice(0, mostNamed).map(excerpt).join('», «')}»{more > 0 && ` y ${number(more)} más`}
      .
    </p>
  );
}
