import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { ComponentType } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Editing } from '../../testing/Editing';
import { listSections } from '../../testing/network';
import { findSection, path, renderHost, requestedSections } from '../../testing/renderHost';
import { registered, sayingIts } from '../../testing/sections';
import { tokenOf } from '../../testing/tokens';
import { SectionError } from '../sectionError';

let log: jest.SpyInstance;
let failure: SectionError | undefined;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => toast.dismiss());
  failure = undefined;
});

const one = '1.0.0-00000001';
const two = '1.1.0-00000002';

/** Each version says its name; `two` is the failing one, if any. */
const load = async ({ version }: RegisteredSection): Promise<ComponentType> => {
  if (version === two && failure) throw failure;
  return () => (
    <>
      <h1>{`Versión ${version}`}</h1>
      <Editing />
    </>
  );
};

const open = () =>
  renderHost({
    session: tokenOf(),
    route: '/billing/7?page=2',
    sections: { billing: { load }, company: sayingIts('company') },
    facts: { billing: { version: one } },
  });

let now = Date.now();

/** The team deploys; the page learns of it when the person returns to the tab. */
async function deploy(version: string) {
  // Its link says that the page has learnt of it.
  const mark = `at-${now}`;
  listSections(registered('billing', { version }), registered('company'), registered(mark));
  now += 10_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  window.dispatchEvent(new Event('focus'));
  clock.mockRestore();
  await screen.findByRole('link', { name: mark });
}

const onScreen = (version: string) => screen.findByRole('heading', { name: `Versión ${version}` });
const update = () => screen.findByRole('button', { name: 'Actualizar' });
const offer = () => screen.queryByText('Hay una versión nueva de Facturación.');

/** jsdom plays no animations, which would end a toast. */
const gone = async (text: string) => {
  screen.getByText(text).closest('.Toastify__toast')?.dispatchEvent(new Event('animationend'));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
};

describe('a new version of the section on screen', () => {
  it('is offered, and replaces it at the same address without loading the page again', async () => {
    await open();
    await onScreen(one);
    await deploy(two);
    expect(await screen.findByText('Hay una versión nueva de Facturación.')).toBeVisible();
    await onScreen(one);

    await userEvent.click(await update());
    await onScreen(two);
    expect(path()).toBe('/billing/7?page=2');
    expect(requestedSections).toEqual(['billing', 'billing']);
    await gone('Hay una versión nueva de Facturación.');
  });

  it('is taken at the next visit, without a word', async () => {
    await open();
    await onScreen(one);
    await deploy(two);
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
    await userEvent.click(screen.getByRole('link', { name: 'Facturación' }));
    await onScreen(two);
  });

  it('is not offered while a form is dirty, but as soon as it is clean', async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('Nota'), 'hola');
    await deploy(two);
    expect(offer()).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await update());
    await onScreen(two);
  });

  it('does not take away what was written after it was offered', async () => {
    await open();
    await onScreen(one);
    await deploy(two);
    await update();
    await userEvent.type(screen.getByLabelText('Nota'), 'hola');
    await userEvent.click(await update());
    expect(
      await screen.findByText('Guarda o descarta los cambios antes de actualizar.'),
    ).toBeVisible();
    await onScreen(one);
    expect(screen.getByLabelText('Nota')).toHaveValue('hola');
  });

  it('is no longer offered once it was rolled back', async () => {
    await open();
    await onScreen(one);
    await deploy(two);
    await update();
    await deploy(one);
    await gone('Hay una versión nueva de Facturación.');
    await onScreen(one);
  });
});

describe('a new version that cannot be loaded', () => {
  const failed = 'No se ha podido cargar la versión nueva de Facturación: se muestra la anterior.';

  it('leaves the one on screen in its place, and can be tried again', async () => {
    failure = new SectionError('unreachable', 'gone');
    await open();
    await onScreen(one);
    await deploy(two);
    await userEvent.type(screen.getByLabelText('Nota'), ' ');
    await userEvent.clear(screen.getByLabelText('Nota'));
    await userEvent.click(await update());
    expect(await screen.findByText(failed)).toBeVisible();
    await onScreen(one);
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        '[vatio]',
        expect.objectContaining({ section: 'billing', version: two, kind: 'unreachable' }),
        failure,
      ),
    );

    failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await onScreen(two);
  });

  it('is replaced by the one before at a visit, which says so', async () => {
    failure = new SectionError('timeout', 'slow');
    await open();
    await onScreen(one);
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
    await deploy(two);
    await userEvent.click(screen.getByRole('link', { name: 'Facturación' }));
    expect(await screen.findByText(failed)).toBeVisible();
    await onScreen(one);
  });

  it('because this page is older than its host is for after a reload', async () => {
    failure = new SectionError('incompatible', 'Necesita react ^20.0.0; aquí está la 19.3.1.');
    await open();
    await onScreen(one);
    await deploy(two);
    await userEvent.click(await update());
    expect(await screen.findByText(/la verás cuando vuelvas a cargar la página/)).toBeVisible();
    await onScreen(one);
  });
});

it('a section that is taken away stays with the person in it', async () => {
  await renderHost({
    session: tokenOf(),
    route: '/reports',
    sections: { billing: { load }, reports: { load } },
    facts: { reports: { version: one } },
  });
  await userEvent.type(await screen.findByLabelText('Nota'), 'hola');
  await deploy(one);
  expect(screen.queryByRole('link', { name: 'reports' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nota')).toHaveValue('hola');
});
