import { auditActionsSchema, auditListSchema, auditQuerySchema } from '@vatio/contracts/user/audit';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { type AuditServiceParts, createAuditService } from './audit.service';

/** The audit: who did what to which account. Read only: each change writes its own entry. */
export function auditRoutes(parts: AuditServiceParts): FastifyPluginCallbackZod {
  const audit = createAuditService(parts);
  return (app, _options, done) => {
    app.get(
      '/api/audit',
      {
        config: { roles: ['admin'] },
        schema: { querystring: auditQuerySchema, response: { 200: auditListSchema } },
      },
      async (request) => audit.list(request.query),
    );
    app.get(
      '/api/audit/actions',
      { config: { roles: ['admin'] }, schema: { response: { 200: auditActionsSchema } } },
      async () => audit.actions(),
    );
    done();
  };
}
