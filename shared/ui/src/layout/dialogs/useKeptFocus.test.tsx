import '@vatio/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Dialog, Page } from '../index';

function List() {
  const [names, setNames] = useState(['uno', 'dos', 'tres']);
  const [asking, setAsking] = useState<string>();
  const remove = (gone: string) => {
    setAsking(undefined);
    setNames((all) => all.filter((name) => name !== gone));
  };
  const [hasBar, setBar] = useState(true);
  return (
    <Page title="Lista">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => remove(name)}>
              Borrar {name}
            </button>
            <button type="button" onClick={() => setAsking(name)}>
              Preguntar {name}
            </button>
            {asking === name && (
              <Dialog
                title="¿Seguro?"
                onClose={() => setAsking(undefined)}
                actions={
                  <button type="button" onClick={() => remove(name)}>
                    Sí
                  </button>
                }
              >
                Se borra.
              </Dialog>
            )}
          </li>
        ))}
      </ul>
      {hasBar && (
        <button type="button" onClick={() => setBar(false)}>
          Quitar la barra
        </button>
      )}
      <button type="button" onClick={() => setTimeout(() => remove('uno'))}>
        Borrar uno luego
      </button>
    </Page>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

beforeEach(() => {
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
});

it('goes on at the row that has taken the place of a deleted one', async () => {
  await click('Borrar dos');
  await hasFocus('Borrar tres');
});

it('goes on at the one before when the last is deleted, and then at the heading', async () => {
  await click('Borrar tres');
  await hasFocus('Borrar dos');
  await click('Borrar dos');
  await hasFocus('Borrar uno');
  await click('Borrar uno');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lista' })).toHaveFocus());
});

it('goes on there also when a dialog had asked', async () => {
  await click('Preguntar uno');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sí' }));
  await hasFocus('Borrar dos');
});

it('goes on at the heading when it was no row', async () => {
  await click('Quitar la barra');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lista' })).toHaveFocus());
});

it('leaves the focus to whoever has it', async () => {
  await click('Borrar uno luego');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Borrar uno' })).not.toBeInTheDocument(),
  );
  await hasFocus('Borrar uno luego');
});
