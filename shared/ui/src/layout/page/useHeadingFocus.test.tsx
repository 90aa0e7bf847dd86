import '@vatio/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom';
import { Page } from '../index';

let arrive = () => {};

/** Its skeleton, until the test says that it has come. */
function Slow() {
  const [isHere, setHere] = useState(false);
  arrive = () => setHere(true);
  return (
    <Page key={String(isHere)} title="Lenta">
      {isHere ? 'Está' : 'Cargando…'}
    </Page>
  );
}

function List() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <Page title="Lista">
        <input
          aria-label="Buscar"
          value={params.get('q') ?? ''}
          onChange={({ target }) => setParams({ q: target.value })}
        />
      </Page>
      <Link to="/lista/2">Pestaña 2</Link>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <nav>
        <Link to="/">Inicio</Link>
        <Link to="/lista/1">Lista</Link>
        <Link to="/lenta">Lenta</Link>
      </nav>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Page title="Inicio">Contenido</Page>} />
          <Route path="/lista/:tab" element={<List />} />
          <Route path="/lenta" element={<Slow />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
});

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });
const go = (name: string) => userEvent.click(link(name));

// First in this file: actions of a test count for later tests of the same document.
describe('before anybody has done anything', () => {
  it('the focus stays at the top of the page that the document opens with', () => {
    expect(document.body).toHaveFocus();
  });

  it('another address is a redirect', () => {
    act(() => link('Lista').click());
    expect(heading('Lista')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('the heading of a page', () => {
  it('gets the focus when a navigation shows the page', async () => {
    await go('Lista');
    expect(heading('Lista')).toHaveFocus();
    await go('Inicio');
    expect(heading('Inicio')).toHaveFocus();
  });

  it('cannot be reached with the keyboard', async () => {
    await userEvent.tab({ shift: true });
    expect(link('Lenta')).toHaveFocus();
  });

  it('gets it also when the focus was on the empty page', async () => {
    screen.getByRole('main').focus();
    await userEvent.click(link('Lista'));
    expect(heading('Lista')).toHaveFocus();
  });

  it('does not take it from the search box that changes the address', async () => {
    await go('Lista');
    await userEvent.type(screen.getByLabelText('Buscar'), 'sol');
    expect(screen.getByLabelText('Buscar')).toHaveFocus();
    expect(screen.getByLabelText('Buscar')).toHaveValue('sol');
  });

  it('does not take it from a tab of the page, which is still there', async () => {
    await go('Lista');
    await go('Pestaña 2');
    expect(link('Pestaña 2')).toHaveFocus();
  });

  it('gets it from the skeleton whose place it takes', async () => {
    await go('Lenta');
    const skeleton = heading('Lenta');
    expect(skeleton).toHaveFocus();
    act(() => arrive());
    expect(heading('Lenta')).not.toBe(skeleton);
    expect(heading('Lenta')).toHaveFocus();
  });

  it('does not take it from whoever has gone on while the page was loading', async () => {
    await go('Lenta');
    act(() => link('Inicio').focus());
    act(() => arrive());
    expect(link('Inicio')).toHaveFocus();
  });
});
