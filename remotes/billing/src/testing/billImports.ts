import type {
  BillImport,
  BillImportAnswer,
  ImportedBill,
} from '@vatio/contracts/billing/billImports';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';

export { fileOf } from '../../../../tests/setup/jsdom/files';

const importId = '0199e1a0-0000-7000-8000-0000000000f2';

/** A file of two bills, as Excel writes a CSV in Spain. */
export const twoBills = [
  'Nº factura;CUPS;Fecha factura;Desde;Hasta;Consumo P1;Término energía;IVA (%);Total factura;Color',
  'F-1;ES0021000000000001RK;03/07/2026;31/05/2026;30/06/2026;1.100,5;38,10 €;21;61,13;rojo',
  'F-2;Horno;2026-08-03;30/06/2026;31/07/2026;90;-3,5;21;57,02;',
].join('\r\n');

type Outcome = Pick<ImportedBill, 'outcome'> & Partial<ImportedBill>;

/** Answers imports as the API does, and notes them. @param outcomeOf a line of the file */
export function answerBillImports(
  outcomeOf: (line: number) => Outcome = () => ({ outcome: 'create' }),
): BillImport[] {
  const sent: BillImport[] = [];
  server.use(
    network.post('/api/bill-imports', async ({ request }) => {
      const body = (await request.json()) as BillImport;
      sent.push(body);
      const rows = body.rows.map(({ line }) => ({
        line,
        problems: [],
        proposed: [],
        warnings: [],
        ...outcomeOf(line),
      }));
      if (!body.dryRun && rows.some(({ outcome }) => outcome === 'error')) {
        const message = 'Hay filas con errores, así que no se ha importado nada.';
        return HttpResponse.json({ message, fields: {} }, { status: 422 });
      }
      const answer: BillImportAnswer = { importId: body.dryRun ? null : importId, rows };
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}
