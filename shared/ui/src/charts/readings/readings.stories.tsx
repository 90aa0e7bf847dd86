import type { Meta, StoryObj } from '@storybook/react-vite';
import { clock, periodOf, readCurve, readDays } from '../testing/exampleCurve';
import { CurveFigures } from './CurveFigures';
import { CurveTable, type CurveTableProps } from './CurveTable';

const year = readDays('2026-01-01', '2026-06-30');
const few = readDays('2026-03-08', '2026-03-10');
// The night of the hour that the clock shows twice.
const autumn = readDays('2026-10-25', '2026-10-25');

const table: CurveTableProps = {
  curve: readCurve(year),
  shownDays: year,
  days: { from: '2026-01-01', to: '2026-06-30' },
  onDays: () => undefined,
  clock,
  periodOf,
  knowsEstimates: true,
};

const facts = {
  totalKwh: 184_512.4,
  meanKw: 21.06,
  baseLoadKw: 7.42,
  peak: { kw: 96.24, startMs: Date.parse('2026-03-12T09:15Z') },
  loadFactor: 0.219,
};

export default { component: CurveFigures, args: { clock } } satisfies Meta<typeof CurveFigures>;

type Story = StoryObj<typeof CurveFigures>;

export const FiguresLoading: Story = { args: { facts: undefined, kwhByPeriod: [] } };
export const FiguresEmpty: Story = { args: { facts: null, kwhByPeriod: [] } };
export const FiguresWithoutContract: Story = { args: { facts, kwhByPeriod: [] } };
export const FiguresByPeriod: Story = {
  args: { facts, kwhByPeriod: [30_120.5, 26_004, 18_220.75, 14_100, 9020.15, 87_047] },
};
export const TableByMonths: Story = {
  args: { facts, kwhByPeriod: [] },
  render: () => <CurveTable {...table} />,
};
export const TableByDays: Story = {
  args: { facts, kwhByPeriod: [] },
  render: () => (
    <CurveTable
      {...table}
      curve={readCurve(few)}
      shownDays={few}
      days={{ from: '2026-03-08', to: '2026-03-10' }}
      knowsEstimates={false}
    />
  ),
};
export const TableBySlots: Story = {
  args: { facts, kwhByPeriod: [] },
  render: () => (
    <CurveTable
      {...table}
      curve={readCurve(autumn)}
      shownDays={autumn}
      days={{ from: '2026-10-25', to: '2026-10-25' }}
    />
  ),
};
