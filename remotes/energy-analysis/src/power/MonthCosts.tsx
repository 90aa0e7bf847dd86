import { StackedBars } from '@vatio/ui/charts';
import { euros, monthInBrief } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { factOfPart } from '../studies/studyFacts';
import type { Variant } from './variants';

type MonthCost = Variant['cost']['months'][number];

const nameOf = ({ range }: MonthCost) => monthInBrief(range.firstDay);

const columns: readonly Column<MonthCost>[] = [
  { id: 'month', header: 'Mes', isRowHeader: true, cell: nameOf },
  {
    id: 'fixed',
    header: 'Término fijo',
    align: 'end',
    fact: 'fixed',
    cell: ({ fixedEur }) => euros(Number(fixedEur)),
  },
  {
    id: 'excess',
    header: 'Excesos',
    align: 'end',
    fact: 'excess',
    cell: ({ excessEur }) => euros(Number(excessEur)),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    fact: 'total',
    cell: ({ totalEur }) => euros(Number(totalEur)),
  },
];

export interface MonthCostsProps {
  readonly variant: Variant;
  /** The contracted powers, or others to compare with them. */
  readonly side: 'now' | 'proposed';
  /** The dearest month of all charts beside this one, euros. */
  readonly max: number;
}

/** Fixed and excess euros of each month of some powers, as bars and as a table. */
export function MonthCosts({ variant: { name, fact, cost }, side, max }: MonthCostsProps) {
  const { months } = cost;
  const categories = useMemo(() => months.map(nameOf), [months]);
  const series = useMemo(
    () => [
      {
        name: 'Término fijo',
        colour: side,
        values: months.map(({ fixedEur }) => Number(fixedEur)),
      },
      {
        name: 'Excesos',
        colour: 'wrong' as const,
        values: months.map(({ excessEur }) => Number(excessEur)),
      },
    ],
    [months, side],
  );
  const title = `${name}: coste por meses, en euros`;
  return (
    <StackedBars
      title={title}
      quantity="Coste"
      unit="€"
      categories={categories}
      series={series}
      max={max}
      table={
        <DataTable
          caption={`${name}: coste por meses`}
          columns={columns}
          rows={months}
          rowId={({ range }) => range.firstDay}
          factOf={({ range }) => factOfPart(fact, range.firstDay)}
        />
      }
    />
  );
}
