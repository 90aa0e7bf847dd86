import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy, runningHost, stoppedHost, v1, v2, v3 } from '../../testing/sectionHost';
import { knownSections } from './knownSections';
import { list } from './list';
import { main } from './main';

// Each starts a host with a store: seconds on a busy machine.
jest.setTimeout(30_000);

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const printed = () => log.mock.lastCall?.[0];
const stop = { gentle: new AbortController().signal, hard: new AbortController().signal };

it('lists active, kept and refused versions', async () => {
  const place = await runningHost();
  await deploy(place, v3, { requires: { react: '^20.0.0' } });
  await main(['rollback', 'billing', '--config', place.config, '--url', place.url], stop);
  const origin = join(place.config, '../billing');
  expect(list(await knownSections(place)).split('\n')).toEqual([
    `The host at ${place.url}:`,
    '',
    'section  active          channel  origin',
    `billing  ${v1}  pinned   up, has ${v3}`,
    `  origin   ${origin}`,
    `  kept     ${v1}  ${v2}`,
    expect.stringMatching(/^ {2}refused {2}2\.0\.0-cccccccc \(.*Z\): .*needs react \^20\.0\.0/),
    'user     none            latest   down',
    `  origin   ${join(place.config, '../user')}`,
    '  kept     none',
  ]);
});

it('lists what the store and the file say, and says so', async () => {
  const place = await stoppedHost();
  const known = await knownSections(place);
  expect(known.notice).toMatch(
    /^No host is found: .*2\/platform\.json .*ECONNREFUSED.* is from --url\. What follows is from/,
  );
  expect(known.sections[0]).toEqual({
    name: 'billing',
    active: v2,
    origin: { place: join(place.config, '../billing'), state: 'up', version: v2 },
    versions: [v2, v1],
    deployed: [v2, v1],
    rejected: [],
  });
});

it('lists what the store has even when its history is damaged', async () => {
  const place = await stoppedHost();
  await writeFile(join(place.store, 'billing/history.json'), '{"activ');
  expect((await knownSections(place)).sections[0]?.versions.toSorted()).toEqual([v1, v2]);
});

it('prints for people or for programs, and its exit code says whether it is done', async () => {
  const { config, url } = await runningHost();
  const where = ['--config', config, '--url', url];
  expect(await main(['list', '--json', ...where], stop)).toBe(0);
  expect(JSON.parse(printed())).toMatchObject({
    host: url,
    sections: [{ name: 'billing', active: v2, versions: [v2, v1] }, { name: 'user' }],
  });
  expect(await main(['rollback', 'billing', ...where], stop)).toBe(0);
  expect(log).toHaveBeenLastCalledWith(`Back from ${v2}. billing: ${v1} is active and pinned.`);
  expect(await main(['pin', 'billing', v3, '--force', '--json', ...where], stop)).toBe(1);
  expect(JSON.parse(printed())).toMatchObject({ isDone: false });
});
