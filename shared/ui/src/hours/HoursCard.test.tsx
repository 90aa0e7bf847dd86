import '@vatio/platform/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { answer } from '../../../../tests/setup/answers';
import { signInAs } from '../../../../tests/setup/section';
import { HoursCard, type HoursSubject } from './HoursCard';

const totals = { minutes: 750, billableMinutes: 90, entries: 1234, latest: [], listedMinutes: 345 };

function renderCard(of: HoursSubject) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HoursCard of={of} id="7" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const figure = (label: string) =>
  within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition').textContent;

it.each([
  ['client', 'clientId', 'cliente'],
  ['study', 'studyId', 'estudio'],
  ['bill', 'billId', 'factura'],
  ['claim', 'claimId', 'reclamacion'],
] as const)('the sums of a %s, and the way to their entries', async (of, field, filter) => {
  const calls = answer('get', 'hours/totals', totals);
  const { container } = renderCard(of);
  expect(figure('Dedicadas')).toBe('–');
  expect(await screen.findByText('12 h 30 min')).toBeVisible();
  expect(figure('Facturables')).toBe('1\u00a0h 30\u00a0min');
  expect(figure('Partes')).toBe('1.234');
  expect(calls).toMatchObject([{ query: { [field]: '7' } }]);
  expect(screen.getByRole('link', { name: 'Ver sus partes' })).toHaveAttribute(
    'href',
    `/activity-hours/partes?${filter}=7`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('a writer is led to their own entries, and told what these add up to', async () => {
  signInAs('writer');
  answer('get', 'hours/totals', totals);
  renderCard('client');
  expect(await screen.findByText(/que suman 5\sh 45\smin/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ver mis partes, que suman/ })).toBeVisible();
});

it('a reader sees the sums, and no way to entries that they may not see', async () => {
  signInAs('reader');
  answer('get', 'hours/totals', totals);
  renderCard('client');
  expect(await screen.findByText('12 h 30 min')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('pds_editor gets nothing, and nothing is asked for', () => {
  signInAs('pds_editor');
  const calls = answer('get', 'hours/totals', totals);
  renderCard('study');
  expect(document.body).toHaveTextContent(/^$/);
  expect(calls).toHaveLength(0);
});

it('says that they could not be read, and tries again', async () => {
  answer('get', 'hours/totals', { message: 'No' }, 500);
  renderCard('bill');
  expect(await screen.findByRole('alert')).toHaveTextContent('estas horas');
  answer('get', 'hours/totals', totals);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('12 h 30 min')).toBeVisible();
});
