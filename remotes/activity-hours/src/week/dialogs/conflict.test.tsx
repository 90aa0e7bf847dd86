import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { entryOf, serveHours, weekAddress } from '../../testing/hours';
import { answer, button, field, listOf, openAt } from '../../testing/page';
// Loads the lazy code before the first test, so that no test waits for it.
import './CellDialog';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;
const studyOf = (last: string) => ({ id: idOf(last), name: `E-2026-00${last.slice(1)}` });
const point = { id: idOf('b1'), alias: 'Horno', cups: 'ES0021000000000001AA' };

async function open() {
  const { user } = openAt(weekAddress);
  await user.click(await screen.findByRole('textbox', { name: 'Panadería Ávila, Estudio, lun 2' }));
  await user.keyboard('{F2}');
  return user;
}

it('shows by their names what two people say that an entry was about', async () => {
  const hours = serveHours([entryOf({ study: studyOf('d1') })]);
  answer('get', 'points', listOf([point]));
  const user = await open();
  await user.type(await field('Punto de suministro'), 'hor');
  await user.click(await screen.findByRole('option', { name: 'Horno' }));
  const other = entryOf({ study: studyOf('d2'), version: 2 });
  hours.entries.set(other.id, other);
  await user.click(await button('Guardar'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Otra persona ha cambiado este apunte' }),
  );
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'CampoLo tuyoAhora',
    'Punto de suministroHornosin valor',
    'Estudiosin cambiosE-2026-002',
  ]);
});

it('asks for the name of what a draft is about', async () => {
  serveHours([entryOf()]);
  answer('get', `points/${point.id}`, point);
  const draft = {
    duration: '1:30',
    note: '',
    isBillable: true,
    studyId: '',
    billId: '',
    claimId: '',
  };
  state.drafts.set(`activity-hours/entry/${entryOf().id}`, { ...draft, pointId: point.id });
  await open();
  await waitFor(async () => expect(await field('Punto de suministro')).toHaveValue('Horno'));
});
