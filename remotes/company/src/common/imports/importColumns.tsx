import { dateTime } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { typedOrDash } from '../noValue';

interface Sent {
  readonly createdBy: { readonly name: string } | null;
  readonly createdAt: string;
}

/** Who sent a file, and when: the last columns of a list of imports. */
export const sentColumns: readonly Column<Sent>[] = [
  { id: 'who', header: 'Quién', cell: ({ createdBy }) => typedOrDash(createdBy?.name) },
  {
    id: 'when',
    header: 'Cuándo',
    cell: ({ createdAt }) => <span className="text-nowrap">{dateTime(createdAt)}</span>,
  },
];
