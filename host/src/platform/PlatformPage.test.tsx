import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { stopClock } from '../testing/clock';
import { platformStatus, sectionStatus } from '../testing/platformStatus';
import { findSection, path, renderHost, requestedSections } from '../testing/renderHost';
import { tokenOf } from '../testing/tokens';

const answers = (status: PlatformStatus) =>
  server.use(network.get('*/platform.json', () => HttpResponse.json(status)));
const fails = () =>
  server.use(
    network.get('*/platform.json', () => HttpResponse.json({ message: 'Caído.' }, { status: 503 })),
  );
const open = (route = '/platform') => renderHost({ session: tokenOf({ role: 'admin' }), route });
const card = (name: string) => within(screen.getByRole('region', { name }));
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(async () => {
  // One test's data are not for the next. (The door opens only inside a host.)
  (await import('../sections/loading/queryDoor')).forget();
});

describe('who sees the platform', () => {
  it('is an admin, by their menu', async () => {
    answers(platformStatus([sectionStatus('billing')]));
    await open('/company');
    await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }));
    await userEvent.click(screen.getByRole('link', { name: 'Plataforma' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Plataforma' })).toHaveFocus();
    expect(path()).toBe('/platform');
    expect(document.title).toBe('Plataforma · Energía Norte');
    expect(screen.queryByRole('link', { name: 'Plataforma' })).not.toBeInTheDocument();
  });

  it.each(['writer', 'reader', 'pds_editor'] as const)(
    'is not %s: no link, and the address leads to the default section',
    async (role) => {
      const asked = jest.fn();
      server.use(network.get('*/platform.json', asked));
      await renderHost({ session: tokenOf({ role }), route: '/platform' });
      await findSection('energy-analysis');
      await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }));
      expect(screen.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Plataforma' })).not.toBeInTheDocument();
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('is nobody who is signed out', async () => {
    await renderHost({ route: '/platform' });
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  });

  it('does not ask for the code of any section', async () => {
    answers(platformStatus([sectionStatus('billing')]));
    await open();
    await findCard('billing');
    expect(requestedSections).toEqual([]);
  });
});

describe('a section', () => {
  it('shows its version, whose it is, where it comes from and what it requires', async () => {
    answers(platformStatus([sectionStatus('billing', { title: 'Facturación' })]));
    await open();
    const billing = await findCard('Facturación');
    expect(billing.getByText('En orden')).toBeVisible();
    expect(billing.getByText('equipo-billing')).toBeVisible();
    expect(billing.getAllByText('1.1.0-0123abcd')).toHaveLength(3);
    expect(billing.getByText('desde 21 nov 2026, 18:53')).toBeVisible();
    expect(billing.getByText('Última')).toBeVisible();
    expect(billing.getByText('/srv/billing')).toBeVisible();
    expect(billing.getByText('Responde')).toBeVisible();
    expect(billing.getByText('1.0.0-fedc9876')).toBeVisible();

    expect(billing.getByText('@vatio/platform ^1.1.0')).not.toBeVisible();
    await userEvent.click(billing.getByText('3 paquetes'));
    expect(billing.getByText('@vatio/platform ^1.1.0')).toBeVisible();
    expect(billing.getByText('Module Federation 2.9.2')).toBeVisible();
  });

  it('with a problem comes first and says which', async () => {
    const { origin } = sectionStatus('company');
    const lastError = { reason: 'connect ECONNREFUSED', at: '2026-11-21T17:58:00.000Z' };
    const reason = 'Needs @vatio/platform ^2.0.0; this host offers 1.1.0.';
    answers(
      platformStatus([
        sectionStatus('billing'),
        sectionStatus('company', { origin: { ...origin, state: 'down', lastError } }),
        sectionStatus('user', {
          rejected: [{ version: '2.0.0-11112222', reason, at: '2026-11-21T18:10:00.000Z' }],
        }),
      ]),
    );
    await open();
    const company = await findCard('company');
    expect(company.getByText('El origen no responde')).toBeVisible();
    expect(company.getByText('connect ECONNREFUSED')).toBeVisible();
    expect(card('user').getByText('Versión rechazada')).toBeVisible();
    expect(card('user').getByText('2.0.0-11112222')).toBeVisible();
    expect(card('user').getByText(reason)).toBeVisible();
    expect(screen.getByText(/3 secciones, 2 con problemas/)).toBeVisible();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['company', 'user', 'billing']);
  });

  it('that is pinned says to what', async () => {
    const pin = '1.1.0-0123abcd';
    answers(platformStatus([sectionStatus('billing', { channel: 'pinned', pin })]));
    await open();
    const billing = await findCard('billing');
    expect(billing.getByText('Fijada')).toBeVisible();
    expect(billing.getByText(/^Fijada en/)).toHaveTextContent(`Fijada en ${pin}`);
  });

  it('that does not run says so, and nothing about it is made up', async () => {
    const none = sectionStatus('billing', { active: undefined, versions: [] });
    answers(platformStatus([none]));
    await open();
    const billing = await findCard('billing');
    expect(billing.getByText('Sin versión activa')).toBeVisible();
    expect(billing.getAllByText('Ninguna')).toHaveLength(2);
  });

  it('that this browser replaces says by what, until that is taken back', async () => {
    const overrides = [{ section: 'billing', url: 'http://localhost:3003' }];
    window.localStorage.setItem('vatio.overrides', JSON.stringify(overrides));
    answers(platformStatus([sectionStatus('billing', { title: 'Facturación' })]));
    await renderHost({
      session: tokenOf(),
      route: '/platform',
      allowOverrides: { billing: ['http://localhost:*'] },
    });
    const billing = await findCard('Facturación');
    expect(billing.getByText('http://localhost:3003')).toBeVisible();

    await userEvent.click(
      billing.getByRole('button', { name: 'Quitar la sustitución de Facturación' }),
    );
    expect(billing.queryByText('http://localhost:3003')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('vatio.overrides')).toBe('[]');
  });
});

describe('the page', () => {
  it('says how long the sections of this tab took to load', async () => {
    answers(platformStatus([sectionStatus('billing')]));
    await open('/billing');
    await findSection('billing');
    await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }));
    await userEvent.click(screen.getByRole('link', { name: 'Plataforma' }));

    const times = await findCard('Tiempos de carga en esta pestaña');
    const row = times.getByRole('row', { name: /^billing/ });
    expect(within(row).getByText('1.0.0-0123abcd')).toBeVisible();
    expect(within(row).getAllByText(/^\d+\sms$/).length).toBeGreaterThan(0);
  });

  it('says so when nothing was loaded here yet, and when nothing is configured', async () => {
    answers(platformStatus([]));
    await open();
    expect(await screen.findByText('No hay secciones configuradas')).toBeVisible();
    expect(screen.getByText(/Todavía no se ha cargado ninguna sección/)).toBeVisible();
    expect(screen.getByText('1.0.0-aaaabbbb')).toBeVisible();
  });

  it('shows what is wrong with the file of sections', async () => {
    const configError = 'sections.config.json: sections.billing.origin is missing';
    answers(platformStatus([sectionStatus('billing')], { configError }));
    await open();
    expect(await screen.findByText(configError)).toBeVisible();
  });

  it.each([
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['answers with a page', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['answers null', () => HttpResponse.json(null)],
  ])('can be tried again when the server %s', async (_, answer) => {
    server.use(network.get('*/platform.json', answer));
    await open();
    expect(
      await screen.findByText('No hemos podido cargar el estado de la plataforma'),
    ).toBeVisible();

    answers(platformStatus([sectionStatus('billing')]));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'billing' })).toBeVisible();
  });

  it('reads anew every ten seconds, and keeps what it knows while the server does not answer', async () => {
    stopClock(new Date('2026-11-21T18:00:00Z'));
    answers(platformStatus([sectionStatus('billing')]));
    await open();
    expect(await screen.findByText(/actualizado a las 19:00:00/)).toBeVisible();

    fails();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/se muestra lo último que se sabe/)).toBeVisible();
    expect(screen.getByText(/actualizado a las 19:00:00/)).toBeVisible();
    expect(card('billing').getByText('En orden')).toBeVisible();

    answers(platformStatus([sectionStatus('company')]));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('region', { name: 'company' })).toBeVisible();
    expect(screen.queryByText(/se muestra lo último que se sabe/)).not.toBeInTheDocument();
  });

  it('is saved as JSON, with what only this browser knows', async () => {
    const status = platformStatus([sectionStatus('billing')]);
    answers(status);
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar JSON' }));

    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const [file] = click.mock.contexts as HTMLAnchorElement[];
    expect(file?.download).toMatch(/^plataforma-[\d-]+T[\d-]+\.\d+Z\.json$/);
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
      ...status,
      at: expect.any(String),
      browser: { agent: navigator.userAgent, timings: [], overrides: [] },
    });
  });
});
