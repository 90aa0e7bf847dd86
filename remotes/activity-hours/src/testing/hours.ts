import type { Activity } from '@vatio/contracts/activity-hours/activities';
import type { Entry, EntryChange, NewEntryRequest } from '@vatio/contracts/activity-hours/entries';
import type { Timer } from '@vatio/contracts/activity-hours/timer';
import type { Week, WeekCopy } from '@vatio/contracts/activity-hours/weeks';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';

/** A Monday long ago: none of its days is still to come. */
export const monday = '2026-03-02';
export const weekAddress = `/activity-hours?semana=${monday}`;

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;
const named = (id: string, name: string) => ({ id: idOf(id), name });

export const clients = [
  named('c1', 'Panadería Ávila'),
  named('c2', 'Hotel Sol'),
  named('c3', 'Talleres Ruiz'),
  named('c4', 'Bodegas Niebla'),
  named('c5', 'Clínica Sur'),
] as const;
/** The signed-in person, and another one. */
export const people = [named('f1', 'Persona de Prueba'), named('f2', 'Carmen Ruiz')] as const;
export const activities: readonly Activity[] = [
  named('a1', 'Estudio'),
  named('a2', 'Reunión'),
  named('a3', 'Visita'),
].map((one) => ({ ...one, isBillable: true, isArchived: false, version: 1 }));

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** An entry of Monday, except for the facts of the test. */
export const entryOf = (facts: Partial<Entry> = {}): Entry => ({
  id: idOf('e1'),
  version: 1,
  user: people[0],
  date: monday,
  client: clients[0],
  activity: named('a1', 'Estudio'),
  minutes: 90,
  isBillable: true,
  note: '',
  point: null,
  study: null,
  bill: null,
  claim: null,
  isLocked: false,
  ...facts,
});

export interface HoursServer {
  readonly entries: Map<string, Entry>;
  readonly deleted: Map<string, Entry>;
  /** Facts of days, by their date. */
  readonly days: Record<string, Partial<Week['days'][number]>>;
  warnings: Week['warnings'];
  timer: Timer | null;
  /** The requests that change something: `POST hours/entries`. */
  readonly sent: string[];
  /** Stores the next new entry, but loses the answer. */
  loseNextAnswer: boolean;
  /** The error that refuses the next change; 0: the connection is gone. */
  refuseNext: { readonly status: number; readonly body?: object } | undefined;
}

const conflict = (message: string, yours: unknown, current: unknown) =>
  HttpResponse.json({ message, versions: { yours, current } }, { status: 409 });
const missing = () => HttpResponse.json({ message: 'Ese apunte no existe.' }, { status: 404 });

/** An API of hours that remembers, with the rules that the pages depend on. */
export function serveHours(entries: readonly Entry[] = []): HoursServer {
  const state: HoursServer = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    deleted: new Map(),
    days: {},
    warnings: [],
    timer: null,
    sent: [],
    loseNextAnswer: false,
    refuseNext: undefined,
  };
  const nameOf = (list: readonly { id: string; name: string }[], id = '') => {
    const found = list.find((one) => one.id === id);
    return { id, name: found?.name ?? '?' };
  };
  const weekOf = (first: string, userId: string = people[0].id): Week => ({
    monday: first,
    user: nameOf(people, userId),
    days: Array.from({ length: 7 }, (_, index) => {
      const date = dayAfter(first, index);
      const expectedMinutes = index < 5 ? 480 : 0;
      const facts = { expectedMinutes, holiday: null, isLocked: false, isFuture: false };
      return { date, ...facts, ...state.days[date] };
    }),
    entries: [...state.entries.values()].filter(
      ({ date, user }) => user.id === userId && date >= first && date <= dayAfter(first, 6),
    ),
    warnings: state.warnings,
  });
  /** Notes a change, and refuses it if that was asked for. */
  const refused = (request: Request) => {
    state.sent.push(`${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`);
    const refusal = state.refuseNext;
    state.refuseNext = undefined;
    if (!refusal) return undefined;
    if (refusal.status === 0) return HttpResponse.error();
    return HttpResponse.json(refusal.body ?? { message: 'No ha podido ser.' }, refusal);
  };
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

  server.use(
    network.get('*/api/hours/activities', () => HttpResponse.json({ rows: activities })),
    network.get('*/api/clients', ({ request }) => {
      const q = plain(new URL(request.url).searchParams.get('q') ?? '');
      const rows = clients.filter(({ name }) => plain(name).includes(q));
      return HttpResponse.json({ rows, total: rows.length });
    }),
    network.get('*/api/hours/weeks/:monday', ({ params, request }) => {
      const userId = new URL(request.url).searchParams.get('userId') ?? undefined;
      return HttpResponse.json(weekOf(String(params.monday), userId));
    }),
    network.post('*/api/hours/weeks/:monday/copy', async ({ request, params }) => {
      const refusal = refused(request);
      if (refusal) return refusal;
      const { from, userId } = (await request.json()) as WeekCopy;
      const created = weekOf(from, userId).entries.map((entry) => ({
        ...entry,
        id: entry.id.replace(/^0199/, '0299'),
        date: dayAfter(entry.date, 7),
      }));
      for (const entry of created) state.entries.set(entry.id, entry);
      const skipped = state.days[String(params.monday)]?.isLocked
        ? [{ date: String(params.monday), reason: 'Marzo está cerrado.' }]
        : [];
      return HttpResponse.json({ created, skipped });
    }),
    network.post('*/api/hours/entries', async ({ request }) => {
      const sent = (await request.clone().json()) as NewEntryRequest;
      const refusal = refused(request);
      if (refusal) return refusal;
      const entry = entryOf({
        id: sent.id,
        user: nameOf(people, sent.userId ?? people[0].id),
        date: sent.date,
        client: nameOf(clients, sent.clientId),
        activity: nameOf(activities, sent.activityId),
        minutes: sent.minutes,
        note: sent.note ?? '',
        isBillable: sent.isBillable ?? true,
      });
      state.entries.set(entry.id, entry);
      const isLost = state.loseNextAnswer;
      state.loseNextAnswer = false;
      return isLost ? HttpResponse.error() : HttpResponse.json(entry, { status: 201 });
    }),
    network.patch('*/api/hours/entries/:id', async ({ request, params }) => {
      const { version, ...change } = (await request.clone().json()) as EntryChange;
      const refusal = refused(request);
      if (refusal) return refusal;
      const stored = state.entries.get(String(params.id));
      if (!stored) return missing();
      if (stored.version !== version) return conflict('Ha cambiado.', change, stored);
      const changed = { ...stored, ...change, version: version + 1 } as Entry;
      state.entries.set(stored.id, changed);
      return HttpResponse.json(changed);
    }),
    network.delete('*/api/hours/entries/:id', ({ request, params }) => {
      const refusal = refused(request);
      if (refusal) return refusal;
      const stored = state.entries.get(String(params.id));
      const version = Number(new URL(request.url).searchParams.get('version'));
      if (!stored) return missing();
      if (stored.version !== version) return conflict('Ha cambiado.', { version }, stored);
      state.entries.delete(stored.id);
      state.deleted.set(stored.id, stored);
      return new HttpResponse(null, { status: 204 });
    }),
    network.post('*/api/hours/entries/:id/restore', ({ request, params }) => {
      const refusal = refused(request);
      if (refusal) return refusal;
      const entry = state.deleted.get(String(params.id));
      if (!entry) return missing();
      state.entries.set(entry.id, { ...entry, version: entry.version + 2 });
      return HttpResponse.json(state.entries.get(entry.id));
    }),
    network.get('*/api/hours/timer', () => HttpResponse.json({ timer: state.timer })),
  );
  return state;
}
