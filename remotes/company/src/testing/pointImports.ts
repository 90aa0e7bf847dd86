import type {
  ImportedPoint,
  PointImport,
  PointImportAnswer,
} from '@vatio/contracts/company/imports/pointImports';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';

const importId = '0199e1a0-0000-7000-8000-0000000000f1';

/** A file of two points, as Excel writes a CSV in Spain. */
export const twoPoints = [
  'CIF;Razón social;CUPS;Código postal;P1;Color',
  'B12345674;Panadería Ávila;ES0021000000000001RK;28901;3,3;rojo',
  'B12345674;;ES0021000000000002RE;07001;4,6;',
].join('\r\n');

type Outcome = Pick<ImportedPoint, 'outcome'> & Partial<ImportedPoint>;

export type SentImport = PointImport;

/** Answers imports as the API does, and notes them. @param outcomeOf a line of the file */
export function answerPointImports(
  outcomeOf: (line: number) => Outcome = () => ({ outcome: 'create' }),
): SentImport[] {
  const sent: SentImport[] = [];
  server.use(
    network.post('/api/point-imports', async ({ request }) => {
      const body = (await request.json()) as SentImport;
      sent.push(body);
      const rows = body.rows.map(({ line }) => ({
        line,
        problems: [],
        warnings: [],
        proposed: [],
        ...outcomeOf(line),
      }));
      if (!body.dryRun && rows.some(({ outcome }) => outcome === 'error')) {
        const message = 'Hay filas con errores, así que no se ha importado nada.';
        return HttpResponse.json({ message, fields: {} }, { status: 422 });
      }
      const answer: PointImportAnswer = {
        importId: body.dryRun ? null : importId,
        rows,
        newClients: 1,
        newContracts: 2,
      };
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}
