import { euros } from '../../format';
import type { Column } from '../column';

export interface Bill {
  readonly id: string;
  readonly number: string;
  readonly supplier: string;
  readonly client: string;
  readonly days: string;
  readonly totalEur: number;
  readonly isVoid?: boolean;
}

/** The data that the stories of lists show. */
export const bills: readonly Bill[] = [
  {
    id: '1',
    number: 'PM26-004512',
    supplier: 'Comercializadora del Norte',
    client: 'Panadería Molino',
    days: '1–31 mar 2026',
    totalEur: 1284.37,
  },
  {
    id: '3',
    number: '2026/0087-B',
    supplier: 'Luz Abierta',
    client: 'Talleres Gurrea',
    days: '15 feb–14 mar 2026',
    totalEur: 412.5,
    isVoid: true,
  },
  {
    id: '4',
    number: 'FE-88120',
    supplier: 'Energía Ribera',
    client: 'Hotel Alcázar',
    days: '1–31 mar 2026',
    totalEur: 18_930.06,
  },
];

export const billColumns: readonly Column<Bill>[] = [
  {
    id: 'number',
    header: 'Número',
    sortable: true,
    isRowHeader: true,
    cell: ({ number }) => (
      <a href="#factura">
        <bdi>{number}</bdi>
      </a>
    ),
  },
  {
    id: 'supplier',
    header: 'Comercializadora',
    sortable: true,
    cell: ({ supplier }) => <bdi>{supplier}</bdi>,
  },
  { id: 'client', header: 'Cliente', sortable: true, cell: ({ client }) => <bdi>{client}</bdi> },
  { id: 'days', header: 'Periodo', initiallyHidden: true, cell: ({ days }) => days },
  {
    id: 'total',
    header: 'Total',
    sortable: true,
    align: 'end',
    cell: ({ totalEur }) => <span className="text-nowrap">{euros(totalEur)}</span>,
  },
];
