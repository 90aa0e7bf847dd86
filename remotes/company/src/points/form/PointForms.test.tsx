import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { noCoverage } from '../../testing/curves';
import { answer, field, linkTo, listOf, openAt, signInAs, textsOf } from '../../testing/page';
import { clientOf, contractOf, pointOf } from '../../testing/supply';

const stored = pointOf();
const client = clientOf();
const picker = () => screen.findByRole('combobox', { name: 'Cliente' });

beforeEach(() => {
  answer('get', `points/${stored.id}`, stored);
  answer('get', `points/${stored.id}/contracts`, { rows: [contractOf()] });
  answer('get', `clients/${client.id}`, client);
});

describe('a new point', () => {
  const open = (search = '') => openAt(`/company/puntos/nuevo${search}`);

  it('is made for a client that is searched for and chosen by the keyboard', async () => {
    const other = clientOf({ id: '0199e1a0-0000-7000-8000-0000000000c2', name: 'Panificadora' });
    const searches = answer('get', 'clients', listOf([other, client]));
    const calls = answer('post', 'points', stored, 201);
    const { user, where } = open();
    await user.type(await picker(), 'pan');
    await screen.findByRole('option', { name: /Panadería Ávila/ });
    await waitFor(() =>
      expect(searches.at(-1)?.query).toMatchObject({ q: 'pan', state: 'active' }),
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(async () => expect(await picker()).toHaveValue('Panadería Ávila'));

    await user.click(await field('CUPS'));
    await user.paste('es 0021 0000 0000 0001 rk');
    expect(await field('CUPS')).toHaveAccessibleDescription('✓ CUPS correcto · distribuidora 0021');
    await user.type(await field(/^Código postal/), '38001');
    expect(await field(/^Provincia/)).toHaveValue('Santa Cruz de Tenerife');
    expect(await field('Territorio')).toHaveDisplayValue('Canarias');
    expect(await field('Territorio')).toHaveAccessibleDescription('Propuesto por el código postal');
    await user.selectOptions(await field('Tipo de punto'), '4');
    await user.selectOptions(await field('Control de potencia'), 'Maxímetro');
    await user.type(await field(/^Tensión/), '0,40');
    await user.click(screen.getByRole('button', { name: 'Crear punto' }));

    await waitFor(() => expect(where()).toBe(`/company/puntos/${stored.id}/contratos`));
    expect(calls[0]?.body).toEqual({
      clientId: client.id,
      cups: 'ES0021000000000001RK',
      alias: '',
      address: '',
      postcode: '38001',
      municipality: '',
      province: 'Santa Cruz de Tenerife',
      territory: 'canarias',
      distributor: '',
      pointType: 4,
      voltageKv: '0.4',
      powerControl: 'maximeter',
      isElectroIntensive: null,
      lastPowerChange: null,
      rightsKw: null,
      rightsUntil: null,
    });
    expect(state.dirtyForms).toBe(0);
  });

  it('asks for the rest of the rights of extension, unfolds it, and sends what is known', async () => {
    answer('get', `points/${stored.id}`, stored);
    const calls = answer('patch', `points/${stored.id}`, stored);
    const { user } = openAt(`/company/puntos/${stored.id}/editar`);
    const more = (await screen.findByText('Cambios de potencia y certificados')).parentElement;
    expect(more).not.toHaveAttribute('open');
    await user.type(await field(/^Derechos de extensión/), '43,50');
    await user.selectOptions(await field(/^Electrointensivo/), 'No');
    const save = screen.getByRole('button', { name: 'Guardar cambios' });
    await user.click(save);
    expect(await field(/^Derechos hasta/)).toHaveAccessibleDescription(
      /Escribe también hasta cuándo valen/,
    );
    expect(more).toHaveAttribute('open');
    expect(await field(/^Derechos hasta/)).toHaveFocus();
    fireEvent.change(await field(/^Derechos hasta/), { target: { value: '2028-01-31' } });
    await user.click(save);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      version: 5,
      isElectroIntensive: false,
      rightsKw: '43.5',
      rightsUntil: '2028-01-31',
    });
  });

  it('belongs to the client that led to it', async () => {
    open(`?cliente=${client.id}`);
    await waitFor(async () => expect(await picker()).toHaveValue('Panadería Ávila'));
    expect(linkTo('Cancelar')).toBe(`/company/clientes/${client.id}`);
  });

  it('keeps a territory that the person chose, and says what the postcode would be', async () => {
    const { user } = open();
    await user.selectOptions(await field('Territorio'), 'Ceuta');
    await user.type(await field(/^Código postal/), '07001');
    expect(await field('Territorio')).toHaveDisplayValue('Ceuta');
    expect(await field('Territorio')).toHaveAccessibleDescription(
      'Por el código postal sería Baleares',
    );
    expect(await field(/^Provincia/)).toHaveValue('Illes Balears');
  });

  it('is refused where it is wrong, beginning with the client', async () => {
    const { user } = open();
    await user.click(await field('CUPS'));
    await user.paste('ES0021000000000001RR');
    await user.click(screen.getByRole('button', { name: 'Crear punto' }));
    await waitFor(async () => expect(await picker()).toHaveFocus());
    expect(await picker()).toHaveAccessibleDescription(/Elige un cliente de la lista/);
    expect(await field('CUPS')).toHaveAccessibleDescription(/letras de control/);
    expect(await field('Tipo de punto')).toHaveAccessibleDescription(/Elige un tipo de punto/);
    // And it stays there.
    expect(await picker()).toHaveFocus();
  });

  it('finds the client of another point for pds_editor, who gets no clients', async () => {
    signInAs('pds_editor');
    answer('get', 'points', listOf([stored, stored]));
    const { user } = open();
    await user.type(await picker(), 'pan');
    await user.click(await screen.findByRole('option', { name: 'Panadería Ávila' }));
    await waitFor(async () => expect(await picker()).toHaveValue('Panadería Ávila'));
    expect(linkTo('Cancelar')).toBe('/company/puntos');
  });
});

describe('changing a point', () => {
  const open = () => openAt(`/company/puntos/${stored.id}/editar`);

  it('proposes its type by the powers in force, and sends what was changed', async () => {
    answer('get', `points/${stored.id}`, { ...stored, pointType: 5 });
    const calls = answer('patch', `points/${stored.id}`, stored);
    const { user, where } = open();
    await waitFor(async () =>
      expect(await field('Tipo de punto')).toHaveAccessibleDescription(
        'Por las potencias del contrato sería 4 · más de 15 kW',
      ),
    );
    await user.selectOptions(await field('Tipo de punto'), '4');
    expect(await field('Tipo de punto')).toHaveAccessibleDescription(
      'Propuesto por las potencias del contrato',
    );
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(where()).toBe(`/company/puntos/${stored.id}`));
    expect(calls[0]?.body).toEqual({ version: 5, pointType: 4 });
  });

  it('shows both versions in its words when somebody else was quicker', async () => {
    const current = pointOf({ version: 6, territory: 'canarias', voltageKv: null });
    const versions = { yours: { version: 5, alias: 'Horno' }, current };
    answer('patch', `points/${stored.id}`, { message: 'Otra persona', versions }, 409);
    const { user } = open();
    await user.clear(await field(/^Alias/));
    await user.type(await field(/^Alias/), 'Horno');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const dialog = within(await screen.findByRole('dialog', { name: /ha cambiado este punto/ }));
    expect(textsOf('row', dialog)).toEqual([
      'CampoLo tuyoAhora',
      'AliasHornoObrador',
      'Territoriosin cambiosCanarias',
      'Tensiónsin cambiossin valor',
    ]);
  });

  describe('to a territory with another clock', () => {
    const covered = { months: [], firstDay: '2026-01-01', lastDay: '2026-10-31' };
    const choose = async (coverage: object, territory: string) => {
      const calls = answer('get', `points/${stored.id}/coverage`, coverage);
      const { user, container } = open();
      await user.selectOptions(await field('Territorio'), territory);
      return { user, container, calls };
    };

    it('says before it is saved what becomes of its curve, and what to do', async () => {
      const { user } = await choose(covered, 'Canarias');
      const warning = await screen.findByRole('alert');
      expect(warning).toHaveTextContent(/su curva quedará una hora desplazada/);
      expect(warning).toHaveTextContent(
        /Las lecturas que tiene desde el 1 ene 2026 se leyeron con la hora peninsular/,
      );
      expect(warning).toHaveTextContent(/deshaz sus importaciones/);
      await user.selectOptions(await field('Territorio'), 'Península');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('says nothing where there is no curve', async () => {
      const { calls } = await choose(noCoverage, 'Canarias');
      await waitFor(() => expect(calls).toHaveLength(1));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('says nothing where the clock is the same', async () => {
      const { calls } = await choose(covered, 'Baleares');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(calls).toEqual([]);
    });
  });
});
