import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { listen } from '../../../host/server/testing/servers';
import {
  deploy,
  makePlace,
  nobody,
  runningHost,
  startHost,
  stoppedHost,
  v1,
  v2,
  v3,
} from '../../testing/sectionHost';
import { type Change, change } from './change';
import { knownSections } from './knownSections';
import type { Place } from './place';

// Each starts a host with a store: seconds on a busy machine.
jest.setTimeout(30_000);

const run = (request: Change, place: Place, options = {}) =>
  change(request, place, { isForced: false, ...options });
const pin = (version: string): Change => ({ action: 'pin', section: 'billing', version });
const unpin: Change = { action: 'unpin', section: 'billing' };
const rollback: Change = { action: 'rollback', section: 'billing' };

const settingsOf = async ({ config }: Place, section = 'billing') =>
  JSON.parse(await readFile(config, 'utf8')).sections[section];

const billingOf = async (place: Place) =>
  (await knownSections(place)).sections.find(({ name }) => name === 'billing');

describe('while the host runs', () => {
  it('pins a version of the store, and says so when it is active', async () => {
    const place = await runningHost();
    expect(await run(pin(v1), place)).toEqual({
      isDone: true,
      message: `billing: ${v1} is active and pinned.`,
    });
    expect(await settingsOf(place)).toEqual({ origin: 'billing', pin: v1 });
    expect(await settingsOf(place, 'user')).toEqual({ origin: 'user' });
    expect(await billingOf(place)).toMatchObject({ active: v1, versions: [v1, v2] });
  });

  it('refuses a version that is nowhere, names those that are, and changes nothing', async () => {
    const place = await runningHost();
    await expect(run(pin(v3), place)).rejects.toThrow(
      `billing ${v3} is neither in the store nor at the origin ${join(place.config, '../billing')}. These are: ${v2}, ${v1}. With --force`,
    );
    expect(await settingsOf(place)).toEqual({ origin: 'billing' });
  });

  it('pins it all the same when it is forced to, and says why it is not active', async () => {
    const place = await runningHost();
    const { isDone, message } = await run(pin(v3), place, { isForced: true });
    expect(isDone).toBe(false);
    expect(message).toMatch(new RegExp(`^billing: .*${v3}.*not in the store.*${v2} stays active`));
    expect(await settingsOf(place)).toMatchObject({ pin: v3 });
  });

  it('refuses a version that the host has refused, with its reason', async () => {
    const place = await runningHost();
    await deploy(place, v3, { requires: { react: '^20.0.0' } });
    await expect(run(pin(v3), place)).rejects.toThrow(
      /billing: version 2\.0\.0-cccccccc needs react \^20\.0\.0 .*1\.1\.0-bbbbbbbb stays active/,
    );
  });

  it('unpins: the section follows its origin again', async () => {
    const place = await runningHost();
    await run(pin(v1), place);
    expect(await run(unpin, place)).toEqual({
      isDone: true,
      message: `billing follows its origin again: ${v2} is active.`,
    });
    expect(await settingsOf(place)).toEqual({ origin: 'billing' });
  });

  it('has nothing to unpin where nothing is pinned', async () => {
    const message = 'billing is not pinned.';
    expect(await run(unpin, await runningHost())).toEqual({ isDone: true, message });
  });

  it('rolls back to the version that was active before, and says which', async () => {
    const place = await runningHost();
    expect(await run(rollback, place)).toEqual({
      isDone: true,
      message: `Back from ${v2}. billing: ${v1} is active and pinned.`,
    });
    expect(await settingsOf(place)).toMatchObject({ pin: v1 });
  });

  it('rolls back further, and not to what was rolled back', async () => {
    const { look, place } = await startHost(await makePlace());
    for (const version of [v1, v2, v3]) {
      await deploy(place, version);
      await look();
    }
    expect((await run(rollback, place)).message).toContain(`${v2} is active`);
    expect((await run(rollback, place)).message).toContain(`${v1} is active`);
    await expect(run(rollback, place)).rejects.toThrow(`no version before ${v1}`);
  });

  it('cannot roll back what has no version before', async () => {
    const { look, place } = await startHost(await makePlace());
    await expect(run(rollback, place)).rejects.toThrow('It has no active version.');
    await deploy(place, v1);
    await look();
    await expect(run(rollback, place)).rejects.toThrow(`no version before ${v1}`);
  });

  it('says that the host reads another file', async () => {
    const { url } = await runningHost();
    const place = { ...(await makePlace()), url };
    await deploy(place, v1);
    const options = { isForced: true, waitMs: 0 };
    expect(await run(pin(v1), place, options)).toEqual({
      isDone: false,
      message: `The host at ${url} has not taken it up: does it read this file (--config, --url)? It stays pinned to ${v1} in ${place.config} until it is unpinned.`,
    });
  });

  it('says that the host cannot take the file up', async () => {
    const place = await runningHost();
    const status: PlatformStatus = JSON.parse(await (await fetch(place.url)).text());
    const { url } = await listen((_, response) =>
      response.end(JSON.stringify({ ...status, configError: 'billing.pin: is no version' })),
    );
    const { isDone, message } = await run(pin(v1), { ...place, url }, { waitMs: 0 });
    expect(isDone).toBe(false);
    expect(message).toContain(`The host at ${url} cannot take it up: billing.pin: is no version`);
  });

  it('does not wait any longer when it is interrupted; the change stays', async () => {
    const { url } = await runningHost();
    const place = { ...(await makePlace()), url };
    const options = { isForced: true, signal: AbortSignal.abort() };
    await expect(run(pin(v1), place, options)).rejects.toThrow('aborted');
    expect(await settingsOf(place)).toMatchObject({ pin: v1 });
  });

  it('refuses a section that the file does not have, or the host', async () => {
    const place = await runningHost();
    const other: Change = { action: 'rollback', section: 'bilbing' };
    await expect(run(other, place)).rejects.toThrow(
      `There is no section «bilbing» in ${place.config}. Its sections: billing, user.`,
    );
    const elsewhere = await makePlace();
    await writeFile(elsewhere.config, '{ "sections": { "bilbing": { "origin": "x" } } }');
    await expect(run(other, { ...elsewhere, url: place.url })).rejects.toThrow(
      `The host at ${place.url} has no section «bilbing»`,
    );
  });
});

describe('while no host runs', () => {
  it('changes the file, for the next start', async () => {
    const place = await stoppedHost();
    const later = `in ${place.config}. No host answers at ${nobody}: it is taken up at the next start. ${place.urlSource}`;
    expect(await run(rollback, place)).toEqual({
      isDone: true,
      message: `Back from ${v2}. billing is pinned to ${v1} ${later}`,
    });
    expect(await run(unpin, place)).toEqual({
      isDone: true,
      message: `billing is no longer pinned ${later}`,
    });

    await run(pin(v1), place);
    const next = await startHost(place);
    expect(await billingOf(next.place)).toMatchObject({ active: v1, pin: v1 });
  });

  it('pins what the origin has, and refuses what is nowhere', async () => {
    const place = await makePlace();
    await expect(run(pin(v1), place)).rejects.toThrow(/neither in the store.* Nothing is/);
    await deploy(place, v1);
    await run(pin(v1), place);
    expect(await settingsOf(place)).toMatchObject({ pin: v1 });
  });

  it('says what is wrong with the file, and leaves it', async () => {
    const place = await makePlace();
    await writeFile(place.config, '{ "sections": ');
    await expect(run(pin(v1), place)).rejects.toThrow(/sections\.config\.json is not JSON/);
    expect(await readFile(place.config, 'utf8')).toBe('{ "sections": ');
  });
});
