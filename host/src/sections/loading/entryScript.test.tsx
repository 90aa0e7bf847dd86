import { arrives, fails, waitingScripts } from '../../testing/scripts';
import { registered } from '../../testing/sections';
import { runEntry } from './entryScript';

let count = 0;
/** Each test has its own section: the page remembers earlier tries. */
const newSection = () => {
  count += 1;
  return registered(`billing-${count}`);
};

afterEach(() => {
  for (const script of waitingScripts()) fails(script);
});

describe('a section’s entry', () => {
  it('is asked for with its hash, so that the browser runs nothing else', async () => {
    const section = newSection();
    const entry = runEntry(section);
    const [script] = waitingScripts();
    expect(script).toHaveAttribute('src', section.entry);
    expect(script).toHaveProperty('integrity', section.integrity);
    expect(script).toHaveAttribute('crossorigin', 'anonymous');

    const container = { init: jest.fn(), get: jest.fn() };
    arrives(script, section.container, container);
    expect(await entry).toBe(container);
    expect(waitingScripts()).toEqual([]);
  });

  it.each(['', 'undefined', 'sha384-short'])(
    'with the hash "%s" is not asked for',
    async (hash) => {
      await expect(runEntry({ ...newSection(), integrity: hash })).rejects.toMatchObject({
        kind: 'unreachable',
      });
      expect(waitingScripts()).toEqual([]);
    },
  );

  it('is one request for calls at the same time', async () => {
    const section = newSection();
    const all = Promise.all([runEntry(section), runEntry(section), runEntry({ ...section })]);
    expect(waitingScripts()).toHaveLength(1);
    arrives(waitingScripts()[0], section.container);
    const [first, second, third] = await all;
    expect(first).toBe(second);
    expect(second).toBe(third);
  });

  it('that has run is not asked for again', async () => {
    const section = newSection();
    const entry = runEntry(section);
    arrives(waitingScripts()[0], section.container);
    await entry;
    await runEntry(section);
    expect(waitingScripts()).toEqual([]);
  });

  it('of another version is another request', () => {
    const section = newSection();
    void runEntry(section).catch(() => undefined);
    void runEntry({ ...section, container: `${section.container}_2`, entry: '/other.js' }).catch(
      () => undefined,
    );
    expect(waitingScripts()).toHaveLength(2);
  });
});

describe('an entry that does not come', () => {
  it('is unreachable', async () => {
    const section = newSection();
    const entry = runEntry(section);
    fails(waitingScripts()[0]);
    await expect(entry).rejects.toMatchObject({ name: 'SectionError', kind: 'unreachable' });
    expect(waitingScripts()).toEqual([]);
  });

  it('is unreachable when the script sets no container', async () => {
    const section = newSection();
    const entry = runEntry(section);
    arrives(waitingScripts()[0]);
    await expect(entry).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('is too slow after ten seconds and not before', async () => {
    jest.useFakeTimers();
    const section = newSection();
    const outcome = jest.fn();
    const entry = runEntry(section).catch(outcome);
    await jest.advanceTimersByTimeAsync(9999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await entry;
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    expect(waitingScripts()).toEqual([]);
  });

  it('is asked for at a new address at each further try, with the same hash', async () => {
    const section = newSection();
    for (const src of [section.entry, `${section.entry}?r=1`, `${section.entry}?r=2`]) {
      const entry = runEntry(section);
      const [script] = waitingScripts();
      expect(script).toHaveAttribute('src', src);
      expect(script).toHaveProperty('integrity', section.integrity);
      fails(script);
      await expect(entry).rejects.toMatchObject({ kind: 'unreachable' });
    }
    const entry = runEntry(section);
    arrives(waitingScripts()[0], section.container);
    await expect(entry).resolves.toBeDefined();
  });

  it('that was too slow is asked for at a new address', async () => {
    jest.useFakeTimers();
    const section = newSection();
    const entry = runEntry(section).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(10_000);
    await entry;
    void runEntry(section).catch(() => undefined);
    expect(waitingScripts()[0]).toHaveAttribute('src', `${section.entry}?r=1`);
  });
});
