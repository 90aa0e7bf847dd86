import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/types';
import { record } from './audit.repository';

/** Lists with the data of clients, by their addresses. */
const lists: Readonly<Record<string, string>> = {
  '/api/clients': 'Clientes',
  '/api/points': 'Puntos de suministro',
  '/api/points/rows': 'Puntos de suministro, con NIF y contrato',
  '/api/studies': 'Estudios',
  '/api/portfolios/:id/points': 'Puntos de una cartera',
  '/api/bills': 'Facturas',
  '/api/bills/summary': 'Resumen de facturas',
  '/api/claims': 'Reclamaciones',
  '/api/hours/entries': 'Apuntes de tiempo',
};

/** No screen shows more rows: a longer page is an export, or a program that does the same. */
const longestOnScreen = 100;

/** Writes down who takes a list with them, and how many rows it has, before it leaves. */
export function auditExports(app: FastifyInstance, db: Kysely<Tables>, now: () => Date): void {
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const { session, routeOptions, query } = request;
    const list = lists[routeOptions.url ?? ''];
    const { page, pageSize } = Object(query) as { page?: number; pageSize?: number };
    const { total } = Object(payload) as { total?: number };
    const isExport = Number(pageSize) > longestOnScreen && page === 1 && total !== undefined;
    if (list && session && isExport) {
      const { user } = session;
      const after = { list, rows: total };
      await record(db, { at: now(), action: 'list-exported', actor: user, subject: user, after });
    }
    return payload;
  });
}
