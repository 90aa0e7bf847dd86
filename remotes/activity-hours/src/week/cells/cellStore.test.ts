import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { CellSave, SaveOutcome } from './cellSave';
import { CellStore, type KeptEdits } from './cellStore';

const key = 'client activity 2026-03-02';
const other = 'client activity 2026-03-03';
const entryOf = (minutes: number, version = 1) => ({ id: 'e1', version, minutes }) as Entry;

/** A store whose saves wait until the test answers them. */
function held(stored: Record<string, Entry[]> = {}, kept: KeptEdits = {}) {
  const saves: { readonly save: CellSave; readonly answer: (outcome: SaveOutcome) => void }[] = [];
  const drafts: KeptEdits[] = [];
  const idle: (readonly Entry[])[] = [];
  const store = new CellStore(
    {
      entriesOf: (one) => stored[one] ?? [],
      readNow: async (one) => stored[one] ?? [],
      save: (save) => new Promise((answer) => saves.push({ save, answer })),
      onSaved: async (entry) => {
        stored[key] = entry ? [entry] : [];
      },
      onIdle: (deleted) => idle.push(deleted),
      restore: async () => {},
      keep: (edits) => drafts.push(edits),
    },
    kept,
  );
  /** The save that is on its way, once there is one. */
  const next = async (count: number) => {
    while (saves.length < count) await Promise.resolve();
    return saves[count - 1] as (typeof saves)[number];
  };
  const write = (one: string, text: string) => {
    store.type(one, text);
    store.leave(one);
  };
  return { store, next, write, saves, drafts, idle };
}

it('saves one square after the other', async () => {
  const { store, next, write, saves } = held();
  write(key, '1');
  write(other, '2');
  const first = await next(1);
  expect(saves).toHaveLength(1);
  first.answer({ kind: 'saved', entry: entryOf(60) });
  const second = await next(2);
  expect(second.save.minutes).toBe(120);
  second.answer({ kind: 'failed', problem: 'No hay sitio.' });
  await store.settled();
  expect(store.edit(key)).toBeUndefined();
  expect(store.edit(other)).toMatchObject({ text: '2:00', problem: 'No hay sitio.' });
});

it('what is typed on while a square is being saved is a change of what was saved', async () => {
  const { store, next, write } = held();
  write(key, '1');
  const first = await next(1);
  expect(first.save.base).toBeNull();
  write(key, '3');
  first.answer({ kind: 'saved', entry: entryOf(60, 7) });
  const second = await next(2);
  expect(second.save).toMatchObject({ minutes: 180, base: { id: 'e1', version: 7 } });
  second.answer({ kind: 'saved', entry: entryOf(180, 8) });
  await store.settled();
  expect(store.edits().size).toBe(0);
  expect(store.minutes(key)).toBe(180);
});

it('a second try has the same id, and the version that was seen when typing began', async () => {
  const { store, next, write } = held();
  write(key, '1');
  const first = await next(1);
  first.answer({ kind: 'failed', problem: 'Sin conexión.' });
  await store.settled();
  store.retry(key);
  const second = await next(2);
  expect(second.save.newId).toBe(first.save.newId);
});

it('says which entries were deleted once nothing is on its way', async () => {
  const { store, next, write, idle } = held({ [key]: [entryOf(60)] });
  write(key, '');
  (await next(1)).answer({ kind: 'saved', entry: undefined });
  await store.settled();
  expect(idle).toEqual([[entryOf(60)]]);
});

it('keeps each key that is typed, and goes on with what was kept unless it is stored by now', () => {
  const { store, drafts } = held();
  store.type(key, '1,');
  expect(drafts.at(-1)).toMatchObject({ [key]: { text: '1,', base: null } });
  const later = held(
    { [key]: [entryOf(60)] },
    {
      [key]: { text: '1:00', base: null, newId: 'e1' },
      [other]: { text: '2', base: null, newId: 'e2' },
    },
  );
  expect([...later.store.edits().keys()]).toEqual([other]);
  expect(later.store.isStuck()).toBe(true);
});
