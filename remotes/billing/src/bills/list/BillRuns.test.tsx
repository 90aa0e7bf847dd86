import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answerRegister, billRowOf, totalsOf } from '../../testing/bills';
import { answer, button, listOf, openAt, signInAs } from '../../testing/page';
import { doneRun, runOf } from '../../testing/verifications';

const wrong = billRowOf({
  state: 'claimable',
  computedEur: '58.78',
  differenceEur: '12.72',
  claimableEur: '12.72',
  hasAttachment: true,
});
const open = (search = '') => openAt(`/billing${search}`);

beforeEach(() => answerRegister(totalsOf({ pending: 1, claimable: 2 })));

describe('verifications that are under way', () => {
  beforeEach(() => answer('get', 'bills', listOf([wrong])));

  it('begin with all that is pending', async () => {
    const sent = answer('post', 'bills/verify', runOf(), 201);
    const { user } = open();
    await button('Pendiente · 1');
    await user.click(await button('Verificar las pendientes'));
    await waitFor(() => expect(sent[0]?.body).toEqual({ billIds: null }));
  });

  it('cannot begin where nothing is pending', async () => {
    answerRegister(totalsOf({ correct: 2 }));
    open();
    await button('Correcta · 2');
    expect(await button('Verificar las pendientes')).toHaveAttribute('aria-disabled', 'true');
  });

  it('are shown to a reader, who neither begins nor cancels them', async () => {
    signInAs('reader');
    answer('get', 'bills/verifications', listOf([runOf()]));
    open();
    await button('Pendiente · 1');
    expect(await screen.findByText('Verificando 2 facturas', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /pendientes/ })).not.toBeInTheDocument();
  });

  it('are cancelled, also what somebody else began', async () => {
    answer('get', 'bills/verifications', listOf([runOf({ authorName: 'Otra persona' })]));
    const cancelled = answer('post', `bills/verifications/${runOf().id}/cancel`, runOf());
    const { user } = open();
    expect(await screen.findByText('Otra persona')).toBeVisible();
    await user.click(await button('Cancelar'));
    await waitFor(() => expect(cancelled).toHaveLength(1));
    answer('get', 'bills/verifications', listOf([doneRun({ state: 'cancelled', outcomes: [] })]));
    await waitFor(() => expect(state.notices).toEqual(['Verificación cancelada']), {
      timeout: 4_000,
    });
  });
});
