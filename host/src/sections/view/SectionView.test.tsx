import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { listSections, setOnline } from '../../testing/network';
import {
  findSection,
  renderHost,
  requestedSections,
  type SectionCode,
} from '../../testing/renderHost';
import { sayingIts } from '../../testing/sections';
import { tokenOf } from '../../testing/tokens';
import { SectionError, type SectionErrorKind } from '../sectionError';

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const Billing = sayingIts('billing');
const openBilling = (billing: SectionCode) =>
  renderHost({
    session: tokenOf(),
    route: '/billing',
    sections: { billing, company: sayingIts('company') },
    facts: { billing: { version: '2.3.0-0123abcd' } },
  });
const failure = () => within(screen.getByRole('main'));

describe('a section on its way', () => {
  it('has its title at once, and a skeleton only after 200 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    let arrive = (_: ComponentType) => {};
    await openBilling({
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    expect(screen.getByRole('heading', { name: 'Facturación' })).toBeVisible();
    expect(screen.getByText('Cargando Facturación…')).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('.placeholder')).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole('main').querySelector('.placeholder')).not.toBeNull();

    await act(async () => arrive(Billing));
    expect(screen.getByRole('heading', { name: 'Página de billing' })).toBeVisible();
    expect(screen.queryByText('Cargando Facturación…')).not.toBeInTheDocument();
  });

  it('is not loaded a second time, and shows no skeleton then', async () => {
    await openBilling(Billing);
    await findSection('billing');
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
    await userEvent.click(screen.getByRole('link', { name: 'Facturación' }));
    expect(screen.getByRole('heading', { name: 'Página de billing' })).toBeVisible();
    expect(requestedSections).toEqual(['billing', 'company']);
  });
});

const messages: readonly (readonly [SectionErrorKind, string])[] = [
  ['unreachable', 'No se ha podido cargar «Facturación»'],
  ['timeout', '«Facturación» tarda demasiado en responder'],
  ['incompatible', '«Facturación» no es compatible con esta versión de Vatio'],
  ['crashed', '«Facturación» ha fallado'],
];

describe.each(messages)('a section that is %s', (kind, title) => {
  const failing = {
    load: () =>
      Promise.reject(new SectionError(kind, 'Necesita react ^18.0.0; aquí está la 19.3.1.')),
  };

  it('says so with its name, its version and an incident, and the rest works on', async () => {
    await openBilling(failing);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(
      failure().getByText(/^Versión 2\.3\.0-0123abcd · Incidencia [0-9A-F]{8}$/),
    ).toBeVisible();
    expect(failure().getByRole('button', { name: 'Reintentar' })).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
  });

  it('is reported with the same incident and its owner', async () => {
    await openBilling(failing);
    const details = (await screen.findByText(/Incidencia/)).textContent;
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(log).toHaveBeenCalledWith(
      '[vatio]',
      expect.objectContaining({
        section: 'billing',
        version: '2.3.0-0123abcd',
        owner: 'equipo-billing',
        incident: details?.slice(-8),
        kind,
      }),
      expect.any(SectionError),
    );
  });

  it('is really loaded again by «Reintentar»', async () => {
    const load = jest.fn<Promise<ComponentType>, [RegisteredSection]>();
    load
      .mockRejectedValueOnce(new SectionError(kind, 'first'))
      .mockRejectedValueOnce(new SectionError(kind, 'second'))
      .mockResolvedValue(Billing);
    await openBilling({ load });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await findSection('billing');
    expect(load).toHaveBeenCalledTimes(3);
  });
});

it('a section that is not deployed is unreachable, and has no version to name', async () => {
  listSections();
  await renderHost({ session: tokenOf(), route: '/billing', sections: {} });
  expect(await screen.findByRole('heading', { name: /No se ha podido cargar/ })).toBeVisible();
  expect(failure().getByText(/^Incidencia [0-9A-F]{8}$/)).toBeVisible();
});

it.each(['unreachable', 'timeout'] as const)(
  'a section that is %s without a network is loaded by itself when it returns',
  async (kind) => {
    setOnline(false);
    const load = jest.fn<Promise<ComponentType>, [RegisteredSection]>();
    load.mockRejectedValueOnce(new SectionError(kind, 'away')).mockResolvedValue(Billing);
    await openBilling({ load });
    await screen.findByRole('button', { name: 'Reintentar' });
    setOnline(true);
    await findSection('billing');
  },
);

it('a page of a section whose code does not arrive has not crashed', async () => {
  const Page = lazy(async () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  });
  await openBilling(() => (
    <Suspense>
      <Page />
    </Suspense>
  ));
  const title = 'No se ha podido cargar «Facturación»';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

let isBroken = true;
function Fragile() {
  const [clicks, setClicks] = useState(0);
  if (isBroken && clicks > 0) throw new Error('Cannot read properties of undefined');
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      Romper
    </button>
  );
}

describe('a section that crashes on screen', () => {
  it('is kept apart: menu and other sections work on, and «Reintentar» brings it back', async () => {
    await openBilling(Fragile);
    await userEvent.click(await screen.findByRole('button', { name: 'Romper' }));
    expect(screen.getByRole('heading', { name: '«Facturación» ha fallado' })).toBeVisible();
    expect(failure().getByText(/Versión 2\.3\.0-0123abcd · Incidencia/)).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Romper' })).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
  });
});
