import { screen, waitFor, within } from '@testing-library/react';
import type { ParameterChange } from '@vatio/contracts/user/parameters';
import { state } from '@vatio/platform/testing/controls';
import { answer, openAt, showNotice, signInAs, textsOf } from '../../testing/page';
import {
  noneMissing,
  parametersOf,
  someQuestion,
  someTolls,
  versionOf,
} from '../../testing/parameters';

const open = async () => {
  answer('get', 'parameters', parametersOf(someTolls));
  answer('get', 'parameters/missing', { ...noneMissing, questions: [someQuestion] });
  const page = openAt('/user/parametros');
  const asked = await screen.findByRole('region', { name: 'Una pregunta por responder' });
  return { ...page, asked: within(asked) };
};
const question = '¿Subió el IPC de septiembre más del 15 %?';
const days = { from: '2026-11-01', to: '2026-11-30' };

it('asks, and says what each answer means', async () => {
  const { asked } = await open();
  expect(asked.getByText(question)).toBeVisible();
  const said = textsOf('definition', asked).map((text) => text?.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'Impuesto eléctrico (IEE): 0,5 % · IVA, Reducido, hasta 10 kW: 10 %',
    'Impuesto eléctrico (IEE): 5,11269632 % · IVA, Reducido, hasta 10 kW: 21 %',
  ]);
});

it.each([
  ['Sí', ['0.5', '10']],
  ['No', ['5.11269632', '21']],
])('makes a version with %s, and can ask again', async (word, values) => {
  const changes = answer('post', 'parameters', versionOf({ number: 4 }), 201);
  const { asked, user } = await open();
  await user.click(asked.getByRole('button', { name: `${word}: ${question}` }));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  showNotice();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(changes).toHaveLength(2));
  const [settled, again] = changes.map(({ body }) => body as ParameterChange);
  expect(settled).toMatchObject({ version: 3, ...days, state: 'confirmed', comment: question });
  expect(settled?.values).toMatchObject([
    { kind: 'electricityTax', value: values[0] },
    { kind: 'vat', value: values[1], powerLimit: { kw: '10', isIncluded: true } },
  ]);
  expect(settled?.values[0]).not.toHaveProperty('condition');
  expect(again).toMatchObject({ version: 4, ...days });
  expect(again?.values).toMatchObject([
    { value: '5.11269632', condition: { alternative: '0.5' } },
    { value: '21', condition: { alternative: '10' } },
  ]);
});

it('says why an answer was not taken, and asks still', async () => {
  answer('post', 'parameters', { message: 'Otra persona ha cambiado los parámetros.' }, 409);
  const { asked, user } = await open();
  await user.click(asked.getByRole('button', { name: `No: ${question}` }));
  await waitFor(() =>
    expect(state.notices).toEqual([expect.stringMatching(/^Otra persona ha cambiado/)]),
  );
  expect(asked.getByRole('button', { name: `No: ${question}` })).toBeEnabled();
});

it('lets only an admin answer', async () => {
  signInAs('reader');
  const { asked } = await open();
  expect(asked.queryByRole('button')).not.toBeInTheDocument();
  expect(asked.getByText(/0,5/)).toBeVisible();
});
