import '@vatio/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { resetState, state } from '@vatio/platform/testing/controls';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { object } from 'zod';
import { fieldWords } from '../../format';
import { rules, TextField } from '../index';
import { InPlaceForm } from './InPlaceForm';

const schema = object({ notes: rules.line('La nota', 20), place: rules.optionalLine(20) });
interface Stored {
  readonly notes: string;
  readonly place: string;
  readonly version: number;
}
const words = fieldWords({ notes: 'Nota', place: 'Lugar' }, (_, value) => String(value));
const first: Stored = { notes: 'Uno', place: '', version: 1 };

/** The API's next answer; the mock keeps what it was sent. */
let api: jest.Mock<Promise<Stored>, [Stored]>;
beforeEach(() => {
  api = jest.fn(async (sent) => ({ ...sent, version: sent.version + 1 }));
});
afterEach(() => act(() => resetState()));

function Notes({ stored = first }: { readonly stored?: Stored }) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const mutate = (sent: Stored, on: { readonly onSuccess: (stored: Stored) => void }) => {
    setPending(true);
    setError(null);
    void api(sent)
      .then(on.onSuccess, setError)
      .finally(() => setPending(false));
  };
  return (
    <InPlaceForm
      stored={stored}
      schema={schema}
      draftKey="notes/7"
      change={{ mutate, isPending, error, reset: () => setError(null) }}
      toForm={({ notes, place }) => ({ notes, place })}
      toSend={(values, version) => ({ ...values, version })}
      words={words}
      what="esta nota"
      savedMessage="Nota guardada"
      submit="Guardar la nota"
      layout={(form, { watch }) => (
        <>
          {form}
          <output>{watch('notes')}</output>
        </>
      )}
    >
      {(form) => (
        <>
          <TextField form={form} name="notes" label="Nota" />
          <TextField form={form} name="place" label="Lugar" />
        </>
      )}
    </InPlaceForm>
  );
}

const notes = () => screen.getByLabelText('Nota');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }));
async function write(text: string): Promise<void> {
  await userEvent.clear(notes());
  await userEvent.type(notes(), text);
}
const conflict = (current: Stored) =>
  new HttpError({ status: 409, body: { message: 'Tarde', versions: { yours: {}, current } } });

it('saves and stays, each time over the version before', async () => {
  const { container } = render(<Notes />);
  await write('Dos');
  expect(screen.getByRole('status')).toHaveTextContent('Dos');
  expect(state.dirtyForms).toBe(1);
  await save();
  expect(api.mock.calls).toEqual([[{ notes: 'Dos', place: '', version: 1 }]]);
  expect(state.notices).toEqual(['Nota guardada']);
  expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
  await write('Tres');
  await save();
  expect(api.mock.lastCall).toEqual([{ notes: 'Tres', place: '', version: 2 }]);
  expect(await axe(container)).toHaveNoViolations();
});

it('sends nothing that breaks a rule, and keeps what the API refuses', async () => {
  render(<Notes />);
  await userEvent.clear(notes());
  await save();
  expect(notes()).toHaveAccessibleDescription('La nota es obligatoria');
  expect(api).not.toHaveBeenCalled();
  await write('Dos');
  api.mockRejectedValue(new HttpError({ status: 503, body: { message: 'Ahora no' } }));
  await save();
  expect(await screen.findByText('Ahora no')).toBeVisible();
  expect(notes()).toHaveValue('Dos');
});

it('keeps what is typed while it is being saved as a change of the new version', async () => {
  render(<Notes />);
  await write('Dos');
  let answer: (stored: Stored) => void = () => undefined;
  api.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await save();
  await userEvent.type(notes(), ' y medio');
  await act(async () => answer({ notes: 'Dos', place: '', version: 2 }));
  expect(notes()).toHaveValue('Dos y medio');
  await save();
  expect(api.mock.lastCall).toEqual([{ notes: 'Dos y medio', place: '', version: 2 }]);
});

it('shows a newer version at once, unless something is typed', async () => {
  const { rerender } = render(<Notes />);
  rerender(<Notes stored={{ notes: 'De otra', place: '', version: 2 }} />);
  expect(notes()).toHaveValue('De otra');
  await write('Mía');
  rerender(<Notes stored={{ notes: 'De otra más', place: '', version: 3 }} />);
  expect(notes()).toHaveValue('Mía');
  await save();
  // It was typed over version 2, so the API gets that version.
  expect(api.mock.lastCall).toEqual([{ notes: 'Mía', place: '', version: 2 }]);
});

it('has its draft back', async () => {
  const { unmount } = render(<Notes />);
  await write('A medias');
  unmount();
  render(<Notes />);
  expect(notes()).toHaveValue('A medias');
  await userEvent.click(screen.getByRole('button', { name: /Descartar/ }));
  expect(notes()).toHaveValue('Uno');
});

describe('when somebody else was quicker', () => {
  const current: Stored = { notes: 'Suya', place: 'Nave', version: 5 };
  beforeEach(async () => {
    render(<Notes />);
    await write('Mía');
    api.mockRejectedValueOnce(conflict(current));
    await save();
    await screen.findByRole('dialog', { name: 'Otra persona ha cambiado esta nota' });
  });
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('shows what is there now', () => {
    expect(screen.getByRole('row', { name: /^Nota/ })).toHaveTextContent('Suya');
    expect(screen.getByRole('row', { name: /^Lugar/ })).toHaveTextContent('sin cambiosNave');
  });

  it('goes on with what was typed', async () => {
    await choose('Seguir editando');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notes()).toHaveValue('Mía');
  });

  it('saves what was typed over it', async () => {
    await choose('Guardar lo mío');
    expect(api.mock.lastCall?.[0]).toMatchObject({ notes: 'Mía', version: 5 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state.notices).toEqual(['Nota guardada']);
  });

  it('takes what is there now', async () => {
    await choose('Descartar lo mío');
    expect(notes()).toHaveValue('Suya');
    expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
    await write('Otra');
    await save();
    expect(api.mock.lastCall?.[0]).toMatchObject({ notes: 'Otra', place: 'Nave', version: 5 });
  });
});
