import '@vatio/platform/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import * as platform from '@vatio/platform';
import { HttpError } from '@vatio/platform';
import { changeSession, resetState, state } from '@vatio/platform/testing/controls';
import * as React from 'react';
import * as router from 'react-router-dom';
import { MemoryRouter } from 'react-router-dom';

const importPage = '/company/importaciones/nueva';
const failings: ((error: unknown) => void)[] = [];
/** Never answers, until the test lets one fail. */
const sending = { sendCurveFile: () => new Promise((_, fail) => failings.push(fail)) };

/** A version of the section: modules of its own, and what the host lends to all. */
function version(): typeof import('./useUploads') {
  let loaded: typeof import('./useUploads') | undefined;
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    jest.doMock('react-router-dom', () => router);
    jest.doMock('@vatio/platform', () => platform);
    jest.doMock('../curveImportApi', () => sending);
    loaded = require('./useUploads');
  });
  if (!loaded) throw new Error('The module has no exports');
  return loaded;
}
const files = (...names: readonly string[]) => names.map((name) => new File(['x'], name));
const open = (section: ReturnType<typeof version>) => {
  const { result, unmount } = renderHook(() => section.useUploads());
  const states = () => result.current.uploads.map(({ file, state }) => `${file.name} ${state}`);
  return { actions: () => result.current.actions, states, unmount };
};
const fail = (status = 0) => act(async () => failings.shift()?.(new HttpError({ status })));

let person = 0;
beforeEach(() => {
  resetState();
  failings.length = 0;
  person += 1;
  const user = { id: `person-${person}`, name: 'Ana', role: 'writer' } as const;
  changeSession({ state: 'signed-in', user, expiresAt: 4_102_444_800 });
  window.history.replaceState(null, '', '/company');
});

it('a new version of the section goes on with the files of the one before', async () => {
  const before = open(version());
  act(() => before.actions().add(files('a.csv', 'b.csv', 'c.csv')));
  before.unmount();

  const after = open(version());
  expect(after.states()).toEqual(['a.csv sending', 'b.csv sending', 'c.csv waiting']);
  await fail();
  expect(after.states()).toEqual(['a.csv failed', 'b.csv sending', 'c.csv sending']);
  expect(state.notices).toHaveLength(1);
  act(() => after.actions().clear());
  after.unmount();

  // Once no file is on its way, the newest code is used.
  const third = open(version());
  act(() => third.actions().add(files('d.csv')));
  third.unmount();
  expect(open(version()).states()).toEqual(['d.csv sending']);
});

it('a store with another form is left alone', () => {
  Object.assign(window, { [Symbol.for('vatio/company/uploads/1')]: { get: () => ['a.csv'] } });
  expect(open(version()).states()).toEqual([]);
});

it('a file that fails is announced on other pages, with a link to it', async () => {
  const { actions } = open(version());
  act(() => actions().add(files('a.csv', 'b.csv')));
  await fail();
  const { container } = render(
    <MemoryRouter>{state.notices[0] as React.ReactElement}</MemoryRouter>,
  );
  expect(container).toHaveTextContent(/^No se ha podido enviar a\.csv\. No hay conexión/);
  expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', importPage);
  await fail();
  render(<MemoryRouter>{state.notices[1] as React.ReactElement}</MemoryRouter>);
  expect(screen.getByText(/^No se han podido enviar 2 ficheros\. No hay/)).toBeVisible();
  expect(state.noticeOptions.map(({ id }) => id)).toEqual(['uploads-failed', 'uploads-failed']);
});

it.each([
  ['sees it in the list', importPage, 503],
  ['was signed out', '/login', 401],
])('nothing is announced to a person who %s', async (_, path, status) => {
  window.history.replaceState(null, '', path);
  const { actions, states } = open(version());
  act(() => actions().add(files('a.csv')));
  await fail(status);
  expect(states()).toEqual(['a.csv failed']);
  expect(state.notices).toEqual([]);
});
