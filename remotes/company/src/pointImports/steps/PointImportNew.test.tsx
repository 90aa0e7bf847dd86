import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { state } from '@vatio/platform/testing/controls';
import { answer } from '../../../../../tests/setup/answers';
import { renderSection, signInAs } from '../../../../../tests/setup/section';
import Pages from '../../Pages';
import { fileOf } from '../../testing/files';
import { answerPointImports, twoPoints } from '../../testing/pointImports';

// A page has 41 selects with the columns of a file in each.
jest.setTimeout(60_000);

beforeEach(() => localStorage.clear());

const open = () => renderSection(Pages, '/company/puntos/importar');
const input = () => screen.findByLabelText('Fichero de puntos de suministro');
const choose = async (user: UserEvent, text = twoPoints) =>
  user.upload(await input(), fileOf(text, 'mis puntos.csv'));
// Finds by label and text: roles of a page with 41 selects take jsdom seconds to work out.
const select = (label: RegExp | string) => screen.getByLabelText(label, { selector: 'select' });
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const step = (title: string) => screen.findByText(title, { selector: 'h2' });
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

const wrong = (line: number) =>
  line === 3
    ? {
        outcome: 'error' as const,
        problems: [{ field: 'cups' as const, message: 'Este CUPS no es un CUPS' }],
      }
    : {
        outcome: 'create' as const,
        proposed: [{ field: 'territory' as const, value: 'peninsula' }],
      };

/** The downloaded files, as text. */
function downloads(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
  return files;
}

it('goes from a file to its points', async () => {
  const sent = answerPointImports();
  const { user } = open();
  await choose(user);

  expect(await step('Paso 2 de 4: columnas')).toHaveFocus();
  expect(select(/^NIF/)).toHaveDisplayValue('CIF');
  expect(select('Potencia P1 (kW)')).toHaveAccessibleDescription('3,3 · 4,6');
  expect(screen.getByText(/No se usa la columna «Color»/)).toBeVisible();
  await user.click(await button('Comprobar 2 filas'));

  expect(await step('Paso 3 de 4: comprobación')).toHaveFocus();
  expect(
    [amount('Nuevos'), amount('Ya existen'), amount('Con errores')].map((one) => one?.textContent),
  ).toEqual(['2', '0', '0']);
  expect(sent).toEqual([
    {
      dryRun: true,
      fileName: 'mis puntos.csv',
      columns: ['taxId', 'clientName', 'cups', 'postcode', 'power1'],
      rows: [
        { line: 2, cells: 'B12345674\tPanadería Ávila\tES0021000000000001RK\t28901\t3.3' },
        { line: 3, cells: 'B12345674\t\tES0021000000000002RE\t07001\t4.6' },
      ],
    },
  ]);
  await user.click(await button('Importar 2 puntos'));

  expect(await step('Paso 4 de 4: resultado')).toHaveFocus();
  expect(screen.getByText(/2 puntos importados de/)).toHaveTextContent(
    'mis puntos.csv, con 1 cliente de alta.',
  );
  expect(sent[1]).toEqual({ ...sent[0], dryRun: false });
  expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
});

it('names its proposals for empty cells, and their rows', async () => {
  answerPointImports(() => ({
    outcome: 'create' as const,
    proposed: [{ field: 'territory', value: 'peninsula' }],
  }));
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  const table = await screen.findByRole('table', { name: 'Lo que proponemos' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('TerritorioPenínsula2, 3');
});

it('warns of what is unlikely, and imports it all the same', async () => {
  const sent = answerPointImports(() => ({
    outcome: 'create' as const,
    warnings: [{ field: 'tariff', message: 'La tarifa 2.0TD es para tensiones hasta 1 kV.' }],
  }));
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  const table = await screen.findByRole('table', { name: 'Avisos' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'TarifaLa tarifa 2.0TD es para tensiones hasta 1 kV.2, 3',
  );
  await user.click(await button('Importar 2 puntos'));
  await button('Deshacer la importación');
  expect(sent).toHaveLength(2);
});

it('undoes an import, and tells how many points stay', async () => {
  answerPointImports();
  const undone = { removedPoints: 1, keptPoints: 1, removedClients: 0 };
  const calls = answer('post', 'point-imports/:id/undo', undone);
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  await user.click(await button('Importar 2 puntos'));
  await user.click(await button('Deshacer la importación'));
  expect(await screen.findByText(/Hemos quitado 1 punto\. 1 punto se queda/)).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(screen.queryByText('Deshacer la importación')).toBeNull();
});

it('shows problems by row and column, and imports only the right rows on demand', async () => {
  const sent = answerPointImports(wrong);
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));

  const table = await screen.findByRole('table', { name: 'Errores y propuestas' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Error3CUPSES0021000000000002REEste CUPS no es un CUPS.',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Solo errores (1)' }));
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Propuesta2TerritoriovacíoProponemos Península.',
  );

  await user.click(await button('Importar solo el correcto'));
  expect(await screen.findByText(/1 fila con errores se ha quedado fuera/)).toBeVisible();
  expect(sent[1]?.rows.map(({ line }) => line)).toEqual([2]);
});

it('downloads the wrong rows with their problems', async () => {
  answerPointImports(wrong);
  const files = downloads();
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  await user.click(await button('Descargar las filas con errores'));
  const bytes = new Uint8Array(await (files[0]?.arrayBuffer() ?? new ArrayBuffer()));
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      'CIF;Razón social;CUPS;Código postal;P1;Color;Problema',
      'B12345674;;ES0021000000000002RE;07001;4,6;;CUPS: Este CUPS no es un CUPS.',
      '',
    ].join('\r\n'),
  );
});

it('refuses rows that changed after the check, and checks them again', async () => {
  let isWrong = false;
  answerPointImports((line) => (isWrong ? wrong(line) : { outcome: 'create' }));
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  isWrong = true;
  await user.click(await button('Importar 2 puntos'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no se ha importado nada/);
  await user.click(await button('Comprobar de nuevo'));
  expect(await button('Importar solo el correcto')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for required columns, and remembers them', async () => {
  const sent = answerPointImports();
  const text = 'Identificador;Código\nB12345674;ES0021000000000001RK\n';
  const { user } = open();
  await choose(user, text);
  expect(await screen.findByText('Falta elegir qué columna es NIF y CUPS.')).toBeVisible();
  expect(await button('Comprobar 1 fila')).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(select(/^NIF/), 'Identificador');
  await user.selectOptions(select(/^CUPS/), 'Código');
  await user.click(await button('Comprobar 1 fila'));
  await user.click(await button('Elegir otro fichero'));

  await choose(user, text);
  await user.click(await button('Comprobar 1 fila'));
  await button('Importar 1 punto');
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]?.columns).toEqual(['taxId', 'cups']);
});

it('reads decimals with a point on demand', async () => {
  const sent = answerPointImports();
  const { user } = open();
  await choose(user, 'NIF;CUPS;P1\nB1;ES1;20.376\n');
  await user.selectOptions(await screen.findByLabelText('Los decimales se escriben con'), 'point');
  await user.click(await button('Comprobar 1 fila'));
  await button('Importar 1 punto');
  expect(sent[0]?.rows[0]?.cells).toBe('B1\tES1\t20.376');
});

it('says why a file cannot be read, and takes another', async () => {
  answerPointImports();
  const { user } = open();
  await choose(user, 'NIF;CUPS\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(/solo tiene la cabecera/);
  await choose(user);
  expect(await step('Paso 2 de 4: columnas')).toBeVisible();
});

it('tells that the check failed, and loses nothing', async () => {
  const message = 'El servicio no está disponible en este momento.';
  answer('post', 'point-imports', { message }, 503);
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  answerPointImports();
  await user.click(await button('Comprobar 2 filas'));
  expect(await button('Importar 2 puntos')).toBeVisible();
});

it('has the file again after the session ended', async () => {
  answerPointImports();
  const { user } = open();
  await choose(user);
  await user.selectOptions(await screen.findByLabelText('Alias'), 'Color');
  expect([state.dirtyForms, state.drafts.size]).toEqual([1, 1]);

  cleanup();
  open();
  expect(await screen.findByText(/Hemos recuperado el fichero/)).toBeVisible();
  expect(select('Alias')).toHaveDisplayValue('Color');
});

it('has a template to fill in', async () => {
  const files = downloads();
  const { user } = open();
  await user.click(await button('Descargar en CSV'));
  await user.click(await button('Descargar en Excel'));
  await waitFor(() => expect(files).toHaveLength(2));
  const bytes = new Uint8Array(await (files[0]?.arrayBuffer() ?? new ArrayBuffer()));
  expect(new TextDecoder().decode(bytes)).toMatch(
    /^NIF;Cliente;Tipo de cliente;Gestor;CUPS;Alias;.*\r\n"?# Obligatorio/,
  );
});

it.each(['reader', 'pds_editor'] as const)('refuses a %s', async (role) => {
  signInAs(role);
  open();
  expect(await screen.findByText('No tienes permiso para importar puntos')).toBeVisible();
});
