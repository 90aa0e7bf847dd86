import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type {
  ImportedChange,
  ImportedParameter,
  ParameterImport,
  ParameterImportAnswer,
} from '@vatio/contracts/user/parameterImports';
import { state } from '@vatio/platform/testing/controls';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../../tests/setup/browser';
import { fileOf } from '../../../../../tests/setup/jsdom/files';
import { answer, heading, openAt, signInAs, textsOf } from '../../testing/page';
import { noneMissing, versionOf } from '../../testing/parameters';
// It comes when it is shown; the first to ask for it would wait for its compilation.
import './ParameterImport';

beforeEach(() => {
  localStorage.clear();
  answer('get', 'parameters/missing', noneMissing);
});

const sheet = [
  'Clase;Tarifa o tipo;Periodo;Desde;Hasta;Valor;Unidad;Estado;Norma',
  'Peaje de potencia;2.0TD;P1;01/01/2027;31/12/2027;25,9;€/kW·año;Confirmado;BOE-A-2026-1',
  'Peaje de potencia;2.0TD;P2;01/01/2027;31/12/2027;98;€/kW·año;Confirmado;BOE-A-2026-1',
  'IVA;General;;01/09/2012;;21;%;Confirmado;Ley 37/1992',
].join('\r\n');

const changeOf = (period: number, facts: Partial<ImportedChange> = {}): ImportedChange => ({
  kind: 'powerToll',
  tariff: '2.0TD',
  period,
  variant: null,
  per: null,
  from: '2027-01-01',
  to: '2027-12-31',
  value: '25.9',
  doubt: null,
  before: { value: '25', from: '2026-01-01', to: '2026-12-31', isReplaced: false },
  ...facts,
});
const doubt = 'Es 98 veces el de 2026 (1). ¿Seguro?';
const rowOf = (line: number): Partial<ImportedParameter> => {
  if (line === 2) return { change: changeOf(1) };
  if (line === 4) return { outcome: 'exists' };
  const before = { value: '1', from: '2026-01-01', to: '2026-12-31', isReplaced: false };
  return { change: changeOf(2, { value: '98', doubt, before }) };
};

/** Answers imports as the API does, and notes them. */
function answerImports(factsOf: (line: number) => Partial<ImportedParameter> = rowOf) {
  const sent: ParameterImport[] = [];
  server.use(
    network.post('/api/parameters/imports', async ({ request }) => {
      const body = (await request.json()) as ParameterImport;
      sent.push(body);
      const reply: ParameterImportAnswer = {
        importId: body.dryRun ? null : '7',
        version: body.dryRun ? 6 : 7,
        impact: { bills: 12, studies: 3 },
        rows: body.rows.map(({ line }) => ({
          line,
          outcome: 'create',
          problems: [],
          proposed: [],
          warnings: [],
          change: null,
          ...factsOf(line),
        })),
      };
      return HttpResponse.json(reply);
    }),
  );
  return sent;
}

const open = () => openAt('/user/parametros/importar');
async function check(user: UserEvent, text = sheet) {
  await user.upload(await screen.findByLabelText('Hoja de parámetros'), fileOf(text, 'hoja.csv'));
  await user.click(await screen.findByText(/^Comprobar \d/, { selector: 'button' }));
}
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
const button = (name: RegExp | string) => screen.findByRole('button', { name });

it('shows each value beside the one in force, and what the change touches', async () => {
  const sent = answerImports();
  const { user } = open();
  await check(user);
  const table = within(await screen.findByRole('table', { name: 'Valores que cambian' }));
  const rows = table.getAllByRole('row').slice(1);
  // Values to confirm are listed first; unchanged values are only counted.
  expect(rows.map((row) => textsOf('cell', within(row)).slice(0, 4))).toEqual([
    ['2027', '1\u00a0€/kW·año (2026)', '98\u00a0€/kW·año', '+9.700\u00a0%'],
    ['2027', '25\u00a0€/kW·año (2026)', '25,9\u00a0€/kW·año', '+3,6\u00a0%'],
  ]);
  expect(rows[0]).toHaveTextContent(doubt);
  expect(['Nuevos', 'Cambian', 'A confirmar', 'Iguales', 'Con errores'].map(amount)).toMatchObject(
    ['2', '0', '1', '1', '0'].map((textContent) => ({ textContent })),
  );
  expect(
    screen.getByText(/^12 facturas se verificarán de nuevo y 3 estudios sin presentar/),
  ).toBeVisible();
  expect(sent[0]).toMatchObject({ dryRun: true, fileName: 'hoja.csv' });
  expect(sent[0]?.rows[1]?.cells).toBe(
    'powerToll\t2.0TD\tP2\t2027-01-01\t2027-12-31\t98\t€/kW·año\tconfirmed\tBOE-A-2026-1',
  );
});

it('imports only when what is doubtful has been confirmed, and can be undone', async () => {
  const sent = answerImports();
  const undone = answer(
    'post',
    'parameters/versions/:number/undo',
    versionOf({ number: 8, undoes: 7 }),
    201,
  );
  const { user } = open();
  await check(user);
  const start = await button('Importar 2 valores');
  expect(start).toHaveAccessibleDescription(/^Antes confirma el valor que se aleja mucho/);
  await user.click(start);
  expect(sent).toHaveLength(1);

  const name = 'Sí, es correcto: Peaje de potencia, 2.0TD, P2';
  await user.click(screen.getByRole('checkbox', { name }));
  await user.click(start);
  expect(await heading('Versión 7 de los parámetros guardada')).toBeVisible();
  expect(sent[1]).toMatchObject({ dryRun: false, version: 6, confirmed: [3] });
  expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);

  await user.click(await button('Deshacer la importación'));
  expect(
    await screen.findByText('Hemos vuelto a los valores de antes, que son ahora la versión 8.'),
  ).toBeVisible();
  expect(undone).toHaveLength(1);
});

it('confirms many at once, after they have been looked at', async () => {
  const sent = answerImports((line) => ({ change: changeOf(line, { doubt }) }));
  const { user } = open();
  await check(user);
  await user.click(await button('He comprobado los 3: confirmarlos'));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await user.click(await button('Importar 3 valores'));
  await waitFor(() => expect(sent[1]?.confirmed).toEqual([2, 3, 4]));
});

it('says which rows are wrong, where, and imports the others', async () => {
  const message = 'Aquí va en €/kW·año, y la fila dice «€/kW·día»: pasa el valor';
  const wrong = (line: number): Partial<ImportedParameter> =>
    line === 3 ? { outcome: 'error', problems: [{ field: 'unit', message }] } : rowOf(line);
  const sent = answerImports(wrong);
  const { user } = open();
  await check(user);
  const table = within(await screen.findByRole('table', { name: 'Errores y propuestas' }));
  expect(table.getByRole('row', { name: /3.*Unidad.*€\/kW·año/ })).toHaveTextContent(message);
  await user.click(await button('Importar solo el correcto'));
  await waitFor(() => expect(sent[1]?.rows.map(({ line }) => line)).toEqual([2, 4]));
});

it('says who was quicker, and checks the sheet again', async () => {
  const message = 'Ana ha hecho la versión 7 de los parámetros después de tu comprobación';
  const sent = answerImports((line) => (line === 4 ? { outcome: 'exists' } : rowOf(2)));
  const { user } = open();
  await check(user);
  await button('Importar 2 valores');
  server.use(
    network.post('/api/parameters/imports', () => HttpResponse.json({ message }, { status: 409 }), {
      once: true,
    }),
  );
  await user.click(await button('Importar 2 valores'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(await button('Comprobar de nuevo'));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('has nothing to import where the table says all of it', async () => {
  answerImports(() => ({ outcome: 'exists' }));
  const { user } = open();
  await check(user);
  expect(await screen.findByText(/La tabla ya dice todo lo que dice la hoja/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Valores que cambian' })).not.toBeInTheDocument();
});

it('tells others than admins that they may not import', async () => {
  signInAs('writer');
  open();
  expect(await heading('Solo los administradores cambian los parámetros')).toBeVisible();
});

it('says what to do with a file that is no sheet', async () => {
  const { user } = open();
  const input = await screen.findByLabelText('Hoja de parámetros');
  await user.upload(input, fileOf('', 'vacia.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/está vacío/);
});
