import type {
  Activity,
  ActivityChange,
  NewActivity,
} from '@vatio/contracts/activity-hours/activities';
import type {
  Lock,
  Terms,
  TermsChange,
  WorkingWeek,
  WorkingWeekChange,
} from '@vatio/contracts/activity-hours/settings';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';
import { activities, clients } from './hours';

export const settingsAddress = '/activity-hours/ajustes';
const ana = { id: '0199e1a0-0000-7000-8000-0000000000f1', name: 'Ana Prieto' };
const [avila, sol] = clients;

export interface SettingsServer {
  locks: Lock[];
  terms: Terms[];
  weeks: WorkingWeek[];
  activities: Activity[];
  /** The requests that change something, each with its body: `PUT hours/terms`. */
  readonly sent: { readonly call: string; readonly body: unknown }[];
}

const lockOf = (month: string): Lock => ({
  month,
  lockedAt: '2026-03-02T09:00:00.000Z',
  lockedBy: ana,
});
const termsOf = (client: Terms['client'], from: string): Terms => ({
  client,
  from,
  monthlyBudgetMinutes: 600,
  rateEurPerHour: '45',
  version: 1,
});

const versionSeen = ({ url }: Request) => Number(new URL(url).searchParams.get('version'));
const none = () => new HttpResponse(null, { status: 204 });
const missing = (message: string) => HttpResponse.json({ message }, { status: 404 });
const conflict = (message: string, yours: unknown, current: unknown) =>
  HttpResponse.json({ message, versions: { yours, current } }, { status: 409 });

/** An API of settings that remembers, with the rules that their page depends on. */
export function serveSettings(): SettingsServer {
  const state: SettingsServer = {
    locks: [lockOf('2026-02'), lockOf('2026-01')],
    terms: [termsOf(sol, '2026-01-01'), termsOf(avila, '2026-01-01')],
    weeks: ['2026-01-01', '2020-01-01'].map((from) => ({
      from,
      minutes: [480, 480, 480, 480, 420, 0, 0],
      version: 1,
    })),
    activities: [...activities],
    sent: [],
  };
  const read = async <Body>(request: Request): Promise<Body> => {
    const text = await request.text();
    const body = text ? JSON.parse(text) : undefined;
    const address = new URL(request.url).pathname.replace('/api/', '');
    state.sent.push({ call: `${request.method} ${address}`, body });
    return body;
  };

  server.use(
    network.get('*/api/clients', () => HttpResponse.json({ rows: clients, total: clients.length })),
    network.get('*/api/clients/:id', ({ params }) =>
      HttpResponse.json(clients.find(({ id }) => id === params.id)),
    ),
    network.get('*/api/hours/locks', () => HttpResponse.json({ rows: state.locks })),
    network.put('*/api/hours/locks/:month', async ({ request, params }) => {
      await read(request);
      state.locks = [lockOf(String(params.month)), ...state.locks];
      return HttpResponse.json({ rows: state.locks });
    }),
    network.delete('*/api/hours/locks/:month', async ({ request, params }) => {
      await read(request);
      const left = state.locks.filter(({ month }) => month !== params.month);
      if (left.length === state.locks.length) return missing('Ese mes no está cerrado.');
      state.locks = left;
      return none();
    }),
    network.get('*/api/hours/working-week', () => HttpResponse.json({ rows: state.weeks })),
    network.put('*/api/hours/working-week', async ({ request }) => {
      const sent = await read<WorkingWeekChange>(request);
      const stored = state.weeks.find(({ from }) => from === sent.from);
      if (stored && stored.version !== sent.version) return conflict('Ya hay una.', sent, stored);
      const week = { ...sent, version: (sent.version ?? 0) + 1 };
      state.weeks = [week, ...state.weeks.filter((one) => one !== stored)];
      return HttpResponse.json({ rows: state.weeks });
    }),
    network.delete('*/api/hours/working-week/:from', async ({ request, params }) => {
      await read(request);
      const stored = state.weeks.find(({ from }) => from === params.from);
      if (stored && stored.version !== versionSeen(request)) {
        return conflict('Otra persona ha cambiado esta jornada.', {}, stored);
      }
      state.weeks = state.weeks.filter((one) => one !== stored);
      return none();
    }),
    network.get('*/api/hours/terms', () => HttpResponse.json({ rows: state.terms })),
    network.put('*/api/hours/terms', async ({ request }) => {
      const { clientId, version, ...sent } = await read<TermsChange>(request);
      const isThese = ({ client, from }: Terms) => client.id === clientId && from === sent.from;
      const stored = state.terms.find(isThese);
      if (stored && stored.version !== version) {
        return conflict('Ya hay algo.', { clientId, version, ...sent }, stored);
      }
      const client = clients.find(({ id }) => id === clientId) ?? avila;
      const next = { ...sent, client, version: (version ?? 0) + 1 };
      state.terms = [next, ...state.terms.filter((one) => !isThese(one))];
      return HttpResponse.json({ rows: state.terms.filter((one) => one.client.id === clientId) });
    }),
    network.delete('*/api/hours/terms/:clientId/:from', async ({ request, params }) => {
      await read(request);
      const stored = state.terms.find(
        ({ client, from }) => client.id === params.clientId && from === params.from,
      );
      if (stored && stored.version !== versionSeen(request)) {
        return conflict('Otra persona ha cambiado lo acordado.', {}, stored);
      }
      state.terms = state.terms.filter((one) => one !== stored);
      return none();
    }),
    network.get('*/api/hours/activities', () => HttpResponse.json({ rows: state.activities })),
    network.post('*/api/hours/activities', async ({ request }) => {
      const fields = await read<NewActivity>(request);
      const id = `0199e1a0-0000-7000-8000-0000000000b${state.activities.length}`;
      const added = { ...fields, id, isArchived: false, version: 1 };
      state.activities = [...state.activities, added];
      return HttpResponse.json(added, { status: 201 });
    }),
    network.patch('*/api/hours/activities/:id', async ({ request, params }) => {
      const { version, ...change } = await read<ActivityChange>(request);
      const stored = state.activities.find(({ id }) => id === params.id);
      if (!stored) return missing('Esa actividad no existe.');
      if (stored.version !== version) {
        return conflict('Otra persona la ha cambiado.', { version, ...change }, stored);
      }
      const changed = { ...stored, ...change, version: version + 1 } as Activity;
      state.activities = state.activities.map((one) => (one === stored ? changed : one));
      return HttpResponse.json(changed);
    }),
  );
  return state;
}
