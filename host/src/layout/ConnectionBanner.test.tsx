import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { type Host, HostContext } from '../hostContext';
import { createRegistry } from '../sections/registry/registry';
import { stopClock } from '../testing/clock';
import { setOnline } from '../testing/network';
import { registered } from '../testing/sections';
import { noHeaders } from '../testing/tokens';
import { ConnectionBanner } from './ConnectionBanner';

const deployed = { sections: [registered('billing')] };
// 10:32 in Madrid.
const opened = new Date('2026-03-02T09:32:00Z');

beforeEach(() => stopClock(opened));

/** The page, and a function that asks the host again. */
function show(inlined: unknown) {
  const registry = createRegistry(inlined, noHeaders);
  render(
    <HostContext value={{ registry } as Host}>
      <ConnectionBanner />
    </HostContext>,
  );
  return (answer: () => Response) => {
    server.use(network.get('*/sections.json', answer));
    return act(() => registry.refresh());
  };
}

it('while the host does not answer, says from when the sections are', async () => {
  const ask = show(deployed);
  const banner = screen.getByRole('status');
  jest.setSystemTime(opened.getTime() + 60_000);
  await ask(() => HttpResponse.html('<h1>Proxy</h1>', { status: 502 }));
  expect(banner).toBeEmptyDOMElement();
  await ask(() => HttpResponse.error());
  expect(banner).toHaveTextContent(
    'No se puede comprobar si hay versiones nuevas: se usan las secciones conocidas a las 10:32.',
  );
  await ask(() => HttpResponse.json(deployed));
  expect(banner).toBeEmptyDOMElement();
});

it('names the day of sections that are not of today', async () => {
  show(deployed);
  jest.setSystemTime(opened.getTime() + 24 * 3600 * 1000);
  document.body.replaceChildren();
  const ask = show(undefined);
  await ask(() => HttpResponse.error());
  await ask(() => HttpResponse.error());
  expect(screen.getByRole('status')).toHaveTextContent(/conocidas el 2 de marzo a las 10:32\.$/);
});

it('without a network says only that, until it is back', async () => {
  const ask = show(deployed);
  await ask(() => HttpResponse.error());
  await ask(() => HttpResponse.error());
  setOnline(false);
  const banner = screen.getByRole('status');
  expect(banner).toHaveTextContent(
    /^Sin conexión: hasta que vuelva no se guarda nada\. Lo que escribas se queda en la página\.$/,
  );
  setOnline(true);
  expect(banner).toHaveTextContent(/^No se puede comprobar/);
  await ask(() => HttpResponse.json(deployed));
  expect(banner).toBeEmptyDOMElement();
});
