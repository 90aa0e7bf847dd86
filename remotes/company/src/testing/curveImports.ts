import { fireEvent } from '@testing-library/react';
import type {
  CurveImport,
  ImportCheck,
  ImportPoint,
  ImportProblem,
} from '@vatio/contracts/company/imports/curveImports';
import type { Role } from '@vatio/contracts/roles';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';
import { signInAs } from '../../../../tests/setup/section';

export const importId = '0199e1a0-0000-7000-8000-0000000000c1';
export const pointId = '0199e1a0-0000-7000-8000-0000000000b1';
export const importPath = `/company/importaciones/${importId}`;

/** October 2026 of one supply point, without stored readings, except for the facts of the test. */
export const importPointOf = (facts: Partial<ImportPoint> = {}): ImportPoint => ({
  cups: 'ES0021123456789012RS',
  supplyPoint: {
    id: pointId,
    alias: 'Tienda de Ávila',
    clientId: '0199e1a0-0000-7000-8000-0000000000d1',
    clientName: 'Panadería Ávila',
  },
  territory: 'peninsula',
  minutes: 60,
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  from: '2026-09-30T22:00:00.000Z',
  to: '2026-10-31T23:00:00.000Z',
  readings: 745,
  missing: 0,
  gaps: [],
  repeated: 0,
  estimated: 0,
  energyKwh: '310.18',
  tariff: '2.0TD',
  months: [{ month: '2026-10', kwhByPeriod: ['97.44', '97.44', '115.3'] }],
  stored: { fresh: 745, same: 0, different: 0 },
  conflicts: [],
  ...facts,
});

/** The dry run of a file without problems. */
export const importCheckOf = (facts: Partial<ImportCheck> = {}): ImportCheck => ({
  format: 'cnmc',
  encoding: 'utf-8',
  rows: 745,
  rejected: 0,
  isHourBeginning: false,
  points: [importPointOf()],
  problems: { fatal: 0, error: 0, warning: 0 },
  problemCounts: [],
  ...facts,
});

/** An import that waits to be confirmed. */
export const importOf = (facts: Partial<CurveImport> = {}): CurveImport => ({
  id: importId,
  fileName: 'octubre.csv',
  sizeBytes: 36_864,
  sha256: 'a'.repeat(64),
  state: 'checked',
  version: 1,
  progress: null,
  createdBy: { id: '1', name: 'Persona de Prueba' },
  createdAt: '2026-11-20T10:30:00.000Z',
  finishedAt: null,
  supplyPointId: null,
  answers: {},
  check: importCheckOf(),
  result: null,
  message: null,
  ...facts,
});

export const doneImport = (facts: Partial<CurveImport> = {}): CurveImport =>
  importOf({
    state: 'done',
    finishedAt: '2026-11-20T10:31:00.000Z',
    result: { added: 721, replaced: 24, unchanged: 0, days: 31, supplyPoints: 1 },
    ...facts,
  });

export const importProblemOf = (facts: Partial<ImportProblem> = {}): ImportProblem => ({
  severity: 'error',
  code: 'not-a-number',
  line: 12,
  column: 'Consumo_kWh',
  value: 'abc',
  message: 'El consumo no es un número: corrige la línea.',
  ...facts,
});

export interface SentFile {
  readonly query: Readonly<Record<string, string>>;
  readonly type: string | null;
}

/**
 * Takes files as the API does, and notes them.
 *
 * @param reply each file → the import that it becomes, or the status of a refusal and what it says
 */
export function takeFiles(
  reply: (name: string) => CurveImport | { readonly status: number; readonly message: string },
): SentFile[] {
  const sent: SentFile[] = [];
  server.use(
    network.post('/api/curve-imports', async ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      sent.push({ query, type: request.headers.get('content-type') });
      const answer = reply(query.fileName ?? '');
      if ('status' in answer) return HttpResponse.json(answer, { status: answer.status });
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  return sent;
}

/** Answers every import with what the function returns at that moment, under its own id. */
export function answerImport(current: () => CurveImport): void {
  server.use(
    network.get('/api/curve-imports/:id', ({ params: { id } }) =>
      HttpResponse.json({ ...current(), id }),
    ),
  );
}

/** The import that a file of this name becomes; different names give different imports. */
export const importNamed = (fileName: string): CurveImport => {
  const last = fileName.charCodeAt(0).toString(16).padStart(2, '0').slice(-2);
  return importOf({ id: `${importId.slice(0, -2)}${last}`, fileName });
};

let people = 0;
/** Another person each time, so that the files of the test before are forgotten. */
export function signInSomebodyNew(role: Role = 'writer'): void {
  people += 1;
  signInAs(role, { id: `person-${people}`, name: 'Ana' });
}

export const csv = (name: string, text = 'CUPS;Fecha') => new File([text], name);

/** Drops on the page. @returns true if the drop was accepted */
export const drop = (dataTransfer: object): boolean =>
  !fireEvent.drop(document.body, {
    dataTransfer: { types: ['Files'], items: [], ...dataTransfer },
  });
