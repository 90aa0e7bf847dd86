import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { type Host, HostContext } from '../hostContext';
import { stopClock } from '../testing/clock';
import { registered } from '../testing/sections';
import { noHeaders } from '../testing/tokens';
import { createRegistry } from './registry';
import { StaleRegistryBanner } from './StaleRegistryBanner';

const deployed = { sections: [registered('billing')] };
// 10:32 in Madrid.
const opened = new Date('2026-03-02T09:32:00Z');

beforeEach(() => stopClock(opened));
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

/** The page, and what asks the host once more. */
function show(inlined: unknown) {
  const registry = createRegistry(inlined, noHeaders);
  render(
    <HostContext value={{ registry } as Host}>
      <StaleRegistryBanner />
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
