import { render, screen } from '@testing-library/react';
import '@vatio/platform/testing';
import type { QueryClient } from '@tanstack/react-query';
import * as platform from '@vatio/platform';
import { HttpError } from '@vatio/platform';
import { resetState, state } from '@vatio/platform/testing/controls';
import type { ReactElement } from 'react';
import * as React from 'react';
import { MemoryRouter } from 'react-router-dom';
import { doneImport, importId, importOf, importPath } from '../../testing/curveImports';
import type { CurveImport } from '../curveImport';
import { resumeWatch, watchImports } from './importWatch';

/** The host lends the same to every version of a section. */
const sharedModules = { react: React, '@vatio/platform': platform };
const otherId = '0199e1a0-0000-7000-8000-0000000000c2';

/** A cache that answers what the function returns at that moment, and notes what will be read again. */
function cacheOf(answer: () => CurveImport) {
  const stale: unknown[] = [];
  const cache = {
    fetchQuery: async () => answer(),
    invalidateQueries: async ({ queryKey }: { queryKey: unknown }) => void stale.push(queryKey),
  };
  return { cache: cache as unknown as QueryClient, stale };
}
const refused = (status: number) => () => {
  throw new HttpError({ status });
};
/** Until it has looked once more. */
const look = () => jest.advanceTimersByTimeAsync(2000);
const renderNotice = () => render(<MemoryRouter>{state.notices[0] as ReactElement}</MemoryRouter>);

beforeEach(() => {
  resetState();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  jest.clearAllTimers();
  jest.useRealTimers();
});

it('tells once that an import has ended, with the way to it, and has curves read again', async () => {
  const { cache, stale } = cacheOf(doneImport);
  watchImports([importId], 'ana', cache);
  await look();
  expect(renderNotice().container).toHaveTextContent(
    'Importación terminada: 721 lecturas nuevas, 24 lecturas sustituidas',
  );
  expect(screen.getByRole('link', { name: 'Ver el resultado' })).toHaveAttribute(
    'href',
    importPath,
  );
  expect(stale).toContainEqual(['points']);
  await look();
  expect(state.notices).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

it('several that end together are one notice, with its own id', async () => {
  watchImports([importId, otherId], 'ana', cacheOf(doneImport).cache);
  await look();
  expect(renderNotice().container).toHaveTextContent(
    '2 importaciones terminadas: 1.442 lecturas nuevas',
  );
  expect(state.noticeOptions[0]?.id).toBe(`imports-${importId},${importId}`);
});

it('goes on after a reload, and tells nothing to somebody else', async () => {
  const writing = importOf({ state: 'writing', progress: 0.5 });
  watchImports([importId], 'ana', cacheOf(() => writing).cache);
  await look();
  resumeWatch('berta', cacheOf(doneImport).cache);
  await look();
  expect(state.notices).toEqual([]);
  resumeWatch('ana', cacheOf(doneImport).cache);
  await look();
  expect(state.notices).toHaveLength(1);
});

it.each([
  ['full', ['setItem']],
  ['forbidden', ['getItem', 'setItem', 'removeItem']],
] as const)('storage that is %s harms nothing', async (_, methods) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
  }
  const { cache } = cacheOf(doneImport);
  watchImports([importId], 'ana', cache);
  await look();
  await look();
  expect(state.notices).toHaveLength(1);
});

it('ignores stored text of another form', async () => {
  for (const stored of ['7', 'null', '{"owner":"ana","ids":"abc"}', '{']) {
    sessionStorage.setItem('vatio-confirmed-imports', stored);
    expect(() => resumeWatch('ana', cacheOf(doneImport).cache)).not.toThrow();
  }
  await look();
  expect(state.notices).toEqual([]);
});

it('is told once, even if two versions of the section look', async () => {
  let other: typeof import('./importWatch') | undefined;
  jest.isolateModules(() => {
    for (const [name, shared] of Object.entries(sharedModules)) jest.doMock(name, () => shared);
    other = require('./importWatch');
  });
  const { cache } = cacheOf(doneImport);
  // Both have asked before the first is answered.
  const answers: (() => void)[] = [];
  cache.fetchQuery = async () => {
    await new Promise<void>((arrive) => answers.push(arrive));
    return doneImport() as never;
  };
  watchImports([importId, otherId], 'ana', cache);
  other?.resumeWatch('ana', cache);
  await look();
  expect(answers).toHaveLength(4);
  for (const arrive of answers) arrive();
  await look();
  expect(state.notices).toHaveLength(1);
});

it('says why one could not be written', async () => {
  const failed = importOf({ state: 'unreadable', message: 'Ha fallado tres veces.' });
  watchImports([importId], 'ana', cacheOf(() => failed).cache);
  await look();
  expect(renderNotice().container).toHaveTextContent(
    'No se ha podido importar octubre.csv. Ha fallado tres veces.',
  );
});

it('is patient while the server is away, and gives up deleted imports', async () => {
  const answers = [refused(0), refused(503), refused(404)];
  const { cache } = cacheOf(() => (answers.shift() ?? doneImport)());
  watchImports([importId], 'ana', cache);
  await look();
  await look();
  expect(sessionStorage).toHaveLength(1);
  await look();
  expect(sessionStorage).toHaveLength(0);
  expect(state.notices).toEqual([]);
});

it('waits for the next login when the session has ended', async () => {
  const answer = jest.fn(refused(401));
  watchImports([importId], 'ana', cacheOf(answer).cache);
  await look();
  await look();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(1);
});
