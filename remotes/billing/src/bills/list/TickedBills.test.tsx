import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answerRegister, otherRow, totalsOf, wrongRow } from '../../testing/bills';
import { answer, button, listOf, openAt, row, showNotice, signInAs } from '../../testing/page';
import { doneRun, runOf } from '../../testing/verifications';

const open = (search = '') => openAt(`/billing${search}`);

beforeEach(() => answerRegister(totalsOf({ pending: 1, claimable: 2 })));

describe('the ticked bills', () => {
  const tickBoth = async (user: ReturnType<typeof open>['user']) => {
    await row(/LN-2026-001/);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar toda la página' }));
    expect(await screen.findByText('2 facturas seleccionadas')).toBeVisible();
  };
  beforeEach(() => answer('get', 'bills', listOf([wrongRow, otherRow])));

  it('are verified as a job: how far it is, and what came of it', async () => {
    const sent = answer('post', 'bills/verify', runOf(), 201);
    const { user } = open();
    await tickBoth(user);
    answer('get', 'bills/verifications', listOf([runOf()]));
    await user.click(await button('Verificar de nuevo'));
    expect(await screen.findByText('Verificando 2 facturas', { exact: false })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(sent[0]?.body).toEqual({ billIds: [wrongRow.id, otherRow.id] });
    await waitFor(() =>
      expect(screen.queryByText('2 facturas seleccionadas')).not.toBeInTheDocument(),
    );
    answer('get', 'bills/verifications', listOf([doneRun()]));
    await waitFor(
      () =>
        expect(state.notices).toEqual([
          'Verificación terminada: 1 correcta, 1 con error reclamable',
        ]),
      { timeout: 4_000 },
    );
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('are deleted at once, and only those come back', async () => {
    const deleted = answer('post', `bills/${wrongRow.id}/delete`, undefined, 204);
    answer('post', `bills/${otherRow.id}/delete`, { message: 'Otra persona la ha cambiado.' }, 409);
    const restored = answer('post', `bills/${wrongRow.id}/restore`, wrongRow);
    const { user } = open();
    await tickBoth(user);
    await user.click(await button('Borrar'));
    await waitFor(() => expect(state.notices).toHaveLength(2));
    expect(deleted[0]?.body).toEqual({ version: 3 });
    showNotice();
    expect(screen.getByText('1 factura borrada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(restored[0]?.body).toEqual({ version: 4 }));
  });

  it('are exported alone; a reader does nothing else with them', async () => {
    signInAs('reader');
    const { user } = open();
    await row(/LN-2026-001/);
    await user.click(screen.getByRole('checkbox', { name: /LN-2026-001 de Luz del Norte/ }));
    const asked = answer('get', 'bills', listOf([wrongRow]));
    await button('Exportar las seleccionadas');
    expect(screen.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verificar de nuevo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Nueva factura/ })).not.toBeInTheDocument();
    const saved = new Promise<string>((resolve) => {
      URL.createObjectURL = (file) => {
        void (file as Blob).text().then(resolve);
        return 'blob:vatio';
      };
      URL.revokeObjectURL = () => {};
    });
    const csv = await screen.findAllByRole('button', { name: 'CSV (.csv)', hidden: true });
    await user.click(csv.at(-1) as Element);
    const text = await saved;
    expect([text.includes('LN-2026-001'), text.includes('حسن')]).toEqual([true, false]);
    expect(asked.map(({ query }) => query.ids)).toEqual([wrongRow.id]);
  });
});
