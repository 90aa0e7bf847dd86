import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, listOf, openAt, textsOf } from '../../testing/page';
import { ana, answerPeople, blas } from '../../testing/people';
import { clientOf } from '../../testing/supply';

const stored = clientOf();

beforeEach(() => {
  answer('get', `clients/${stored.id}`, stored);
  answer('get', 'points', listOf([]));
  answerPeople();
});

describe('a new client', () => {
  const open = () => openAt('/company/clientes/nuevo');

  it('is made, with its NIF checked while it is typed and its hours kept as minutes', async () => {
    const calls = answer('post', 'clients', stored, 201);
    const { user, where } = open();
    await user.type(await field('Razón social'), ' Panadería Ávila ');
    await user.type(await field('NIF'), 'b-1234567');
    expect(await field('NIF')).toHaveAccessibleDescription('8 de 9 caracteres');
    await user.type(await field('NIF'), '4');
    expect(await field('NIF')).toHaveAccessibleDescription('✓ NIF de empresa o entidad correcto');
    await user.type(await field(/^Horas al mes/), '12,5');
    expect(await field(/^Tipo de cliente/)).toHaveDisplayValue('No se sabe');
    await user.selectOptions(await field(/^Tipo de cliente/), 'Autónomo');
    const manager = await field(/^Gestor/);
    expect(
      within(manager)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nadie', 'Ana Ruiz']);
    await user.selectOptions(manager, 'Ana Ruiz');
    await user.click(screen.getByRole('button', { name: 'Crear cliente' }));
    await waitFor(() => expect(where()).toBe(`/company/clientes/${stored.id}`));
    expect(calls[0]?.body).toEqual({
      name: 'Panadería Ávila',
      taxId: 'B12345674',
      activityCode: '',
      notes: '',
      monthlyBudgetMinutes: 750,
      kind: 'selfEmployed',
      managerId: ana.id,
    });
    expect(state.notices).toEqual(['Cliente creado: Panadería Ávila']);
    expect(state.dirtyForms).toBe(0);
  });

  it('is refused where it is typed, before anything is sent', async () => {
    const { user } = open();
    await user.type(await field('NIF'), 'B12345675');
    await user.type(await field(/^CNAE/), '12');
    await user.click(screen.getByRole('button', { name: 'Crear cliente' }));
    expect(await field('Razón social')).toHaveAccessibleDescription(
      /La razón social es obligatoria/,
    );
    expect(await field('NIF')).toHaveAccessibleDescription(/El último carácter del NIF/);
    expect(await field(/^CNAE/)).toHaveAccessibleDescription(/El CNAE son 4 cifras/);
  });
});

describe('changing a client', () => {
  const open = () => openAt(`/company/clientes/${stored.id}/editar`);
  const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

  it('sends the changed fields, with the version that they change', async () => {
    const calls = answer('patch', `clients/${stored.id}`, stored);
    const { user, where } = open();
    expect(await field(/^Horas al mes/)).toHaveValue('12:30');
    await user.clear(await field(/^Horas al mes/));
    await user.click(save());
    await waitFor(() => expect(where()).toBe(`/company/clientes/${stored.id}`));
    expect(calls[0]?.body).toEqual({ version: 3, monthlyBudgetMinutes: null });
  });

  it('shows both versions in its words when somebody else was quicker', async () => {
    const current = clientOf({
      version: 5,
      activityCode: '',
      kind: 'company',
      monthlyBudgetMinutes: 60,
    });
    const versions = { yours: { version: 3, name: 'Panadería Á.' }, current };
    answer('patch', `clients/${stored.id}`, { message: 'Otra persona', versions }, 409);
    const { user } = open();
    await user.clear(await field('Razón social'));
    await user.type(await field('Razón social'), 'Panadería Á.');
    await user.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Otra persona ha cambiado este cliente' }),
    );
    expect(textsOf('row', dialog)).toEqual([
      'CampoLo tuyoAhora',
      'Razón socialPanadería Á.Panadería Ávila',
      'Tipo de clientesin cambiosEmpresa',
      'CNAEsin cambiossin valor',
      'Horas al messin cambios1',
    ]);
  });

  it('offers a deactivated manager to nobody but those who have them, and tells people by name', async () => {
    const managed = clientOf({ managerId: blas.id, managerName: 'Blas Gil (desactivado)' });
    answer('get', `clients/${stored.id}`, managed);
    const current = { ...managed, version: 5, managerId: null, managerName: null };
    const versions = { yours: { version: 3, managerId: ana.id }, current };
    answer('patch', `clients/${stored.id}`, { message: 'Otra persona', versions }, 409);
    const { user } = open();
    expect(await field(/^Gestor/)).toHaveDisplayValue('Blas Gil (desactivado)');
    await user.selectOptions(await field(/^Gestor/), 'Ana Ruiz');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(textsOf('row', dialog)).toEqual(['CampoLo tuyoAhora', 'GestorAna Ruizsin valor']);
  });
});
