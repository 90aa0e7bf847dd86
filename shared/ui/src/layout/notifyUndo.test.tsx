import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { state } from '@vatio/platform/testing/controls';
import type { ReactElement } from 'react';
import { notifyUndo } from './index';

it('says what was done and takes it back', async () => {
  const onUndo = jest.fn();
  notifyUndo({ text: '3 facturas borradas', onUndo });
  render(state.notices.at(-1) as ReactElement);
  expect(screen.getByText('3 facturas borradas')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('gives the focus to the heading of the page, since its button goes with it', async () => {
  notifyUndo({ text: '3 facturas borradas', onUndo: () => {} });
  render(
    <>
      <main>
        <h1 tabIndex={-1}>Facturas</h1>
      </main>
      {state.notices.at(-1) as ReactElement}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByRole('heading', { name: 'Facturas' })).toHaveFocus();
});
