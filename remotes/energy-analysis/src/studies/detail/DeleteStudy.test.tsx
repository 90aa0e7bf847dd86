import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, button, listOf, openAt, openMore, showNotice, signInAs } from '../../testing/page';
import { answerStudy, calculatedStudy, studyOf } from '../../testing/studies';

const authorId = '0199e1a0-0000-7000-8000-0000000000a1';
const study = calculatedStudy({ authorId });
const open = () => openAt(`/energy-analysis/estudios/${study.id}`);
const deletes = () => screen.queryByRole('button', { name: 'Borrar estudio', hidden: true });

it('is deleted at once by its author, and brought back with «Deshacer»', async () => {
  signInAs('writer', { id: authorId });
  answerStudy(study);
  answer('get', 'studies', listOf([]));
  answer('get', 'studies/summary', { open: 0, foundEur: '0', acceptedEur: '0' });
  const deleted = answer('post', `studies/${study.id}/delete`, undefined, 204);
  const restored = answer('post', `studies/${study.id}/restore`, study);
  const { user, where } = open();
  await openMore(user);
  await user.click(await button('Borrar estudio'));
  await waitFor(() => expect(where()).toBe('/energy-analysis'));
  expect(deleted[0]?.body).toEqual({ version: 3 });
  showNotice();
  expect(await screen.findByText('Estudio EST-2026-0042 borrado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 4 }));
});

it('that somebody has changed is not deleted: it is shown as it is now', async () => {
  answerStudy(study);
  answer('post', `studies/${study.id}/delete`, { message: 'Otra persona lo ha cambiado.' }, 409);
  const { user, where } = open();
  await openMore(user);
  await button('Borrar estudio');
  answerStudy(calculatedStudy({ state: 'presented', version: 4 }));
  await user.click(await button('Borrar estudio'));
  await waitFor(() => expect(state.notices).toEqual(['Otra persona lo ha cambiado.']));
  expect(await button('Aceptar')).toBeVisible();
  expect(deletes()).not.toBeInTheDocument();
  expect(where()).toBe(`/energy-analysis/estudios/${study.id}`);
});

it.each([
  { who: 'an admin', role: 'admin', id: '2', state: 'draft', can: true },
  { who: 'another writer', role: 'writer', id: '2', state: 'draft', can: false },
  {
    who: 'its author, once it is presented',
    role: 'writer',
    id: authorId,
    state: 'presented',
    can: false,
  },
  {
    who: 'its author, who may only read by now',
    role: 'reader',
    id: authorId,
    state: 'draft',
    can: false,
  },
] as const)('is offered to $who: $can', async ({ role, id, state: of, can }) => {
  signInAs(role, { id });
  answerStudy(studyOf({ authorId, state: of }));
  open();
  expect(await screen.findByText('Panadería Ávila')).toBeVisible();
  expect(deletes() !== null).toBe(can);
});
