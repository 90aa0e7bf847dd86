import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import type { toHaveNoViolations } from 'jest-axe';
import { HttpResponse, http as network } from 'msw';
import { setupServer } from 'msw/node';
import './jsdom/dialogs';
import './jsdom/formData';
import './jsdom/labels';
import './jsdom/messageChannel';
import './jsdom/resizeObserver';
import './jsdom/userTiming';

// axe-core takes longer to load than most tests to run, so only those that ask have it.
expect.extend({
  toHaveNoViolations(...results: Parameters<typeof toHaveNoViolations.toHaveNoViolations>) {
    const axe = jest.requireActual<typeof import('jest-axe')>('jest-axe');
    return axe.toHaveNoViolations.toHaveNoViolations.apply(this, results);
  },
});

// Tests take longer on a busy machine; they never sleep, so this costs no time.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

/**
 * The network of component tests. Each test adds its answers; any other request fails, except for error
 * reports, whose answer is never awaited, the hours that pages of other sections show, and the waiting work
 * of Parámetros.
 */
export const server = setupServer(
  network.get('*/api/parameters/attention', () => HttpResponse.json({ count: 0, text: '' })),
  network.get('*/api/hours/totals', () =>
    HttpResponse.json({ minutes: 0, billableMinutes: 0, entries: 0, latest: [], listedMinutes: 0 }),
  ),
  network.post('*/error-reports', () => new HttpResponse(null, { status: 204 })),
);

// Each test begins with the real clock, without spies, and in a browser with empty storage.
beforeEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
