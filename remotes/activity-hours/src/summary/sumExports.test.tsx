import { screen, waitFor } from '@testing-library/react';
import type { ExportColumn } from '@vatio/ui/export';
import { answer, openAt } from '../testing/page';
import { foundOnly, summaryOf } from '../testing/summaries';
import {
  activityExportColumns,
  activityRows,
  budgetExportColumns,
  clientExportColumns,
  monthExportColumns,
  monthRows,
} from './sumExports';

/** The content of a file, its first line the headers. */
const fileOf = <Row,>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]) => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];
const summary = summaryOf({ clients: [...summaryOf().clients, foundOnly] });

it('has the amounts of a client once, so that their column can be added up', () => {
  expect(fileOf(clientExportColumns, summary.clients)).toEqual([
    [
      'Cliente',
      'Horas',
      'Horas facturables',
      'Horas facturables sin tarifa',
      'Importe (€)',
      'Ahorro aceptado (€/año)',
      'Recuperado (€)',
    ],
    ['Panadería Ávila', 4.4167, 4.4167, 0, 198.75, 1250.4, null],
    ['Hotel Sol', 5.5833, 4.0833, 4.0833, null, null, 87.6],
    ['Talleres Ruiz', 0, 0, 0, null, null, 412.4],
  ]);
});

it('has a line for each client and activity', () => {
  expect(fileOf(activityExportColumns, activityRows(summary))).toEqual([
    ['Cliente', 'Actividad', 'Horas', 'Horas facturables'],
    ['Panadería Ávila', 'Estudio', 4.4167, 4.4167],
    ['Hotel Sol', 'Estudio', 4.0833, 4.0833],
    ['Hotel Sol', 'Reunión', 1.5, 0],
  ]);
});

it('has a line for each person and month', () => {
  expect(fileOf(monthExportColumns, monthRows(summary))).toEqual([
    ['Persona', 'Mes', 'Horas', 'Horas facturables'],
    ['Ana Prieto', '2026-02', 2, 2],
    ['Ana Prieto', '2026-03', 8, 6.5],
  ]);
});

it('has budgets with what is to be known of each', () => {
  expect(fileOf(budgetExportColumns, summary.budgets)).toEqual([
    ['Cliente', 'Mes', 'Horas presupuestadas', 'Horas', 'Horas previstas', 'Estado'],
    ['Panadería Ávila', '2026-03', 4, 4.4167, 4.4167, 'Superado en 0:25'],
    ['Hotel Sol', '2099-01', 10, 5.5833, 11.5, 'Se superará en 1:30 a este ritmo'],
  ]);
});

it.each(['presupuestos', 'clientes', 'actividades', 'personas'])(
  'is offered where the sums are, under the days that they are of: %s',
  async (what) => {
    answer('get', 'hours/summary', summary);
    URL.createObjectURL = () => 'blob:x';
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = openAt('/activity-hours/resumen?desde=2026-02-01&hasta=2026-03-31');
    const button = await screen.findByRole('button', { name: `Exportar ${what}` });
    await user.click(button);
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    await user.click(panel?.querySelectorAll('button')[1] as Element);
    await waitFor(() => expect(names).toEqual([`horas-${what}-2026-02-01-2026-03-31.csv`]));
  },
);
