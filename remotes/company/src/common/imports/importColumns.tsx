import { dateTime } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';

/** Nothing to show, for those who see it. */
export const none = <span aria-hidden="true">–</span>;

interface Sent {
  readonly createdBy: { readonly name: string } | null;
  readonly createdAt: string;
}

/** Who sent a file, and when: the last columns of a list of imports. */
export const sentColumns: readonly Column<Sent>[] = [
  {
    id: 'who',
    header: 'Quién',
    cell: ({ createdBy }) => (createdBy ? <bdi>{createdBy.name}</bdi> : none),
  },
  {
    id: 'when',
    header: 'Cuándo',
    cell: ({ createdAt }) => <span className="text-nowrap">{dateTime(createdAt)}</span>,
  },
];
