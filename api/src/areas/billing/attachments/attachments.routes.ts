import { Readable } from 'node:stream';
import { newAttachmentQuerySchema } from '@vatio/contracts/billing/attachments';
import { billSchema, billVersionSchema } from '@vatio/contracts/billing/bills';
import { attachmentMediaTypes } from '@vatio/contracts/billing/billWords';
import { idParamsSchema } from '@vatio/contracts/ids';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { ServiceParts } from '../../../areaKit/area';
import { sessionOf } from '../../../http/access';
import { readFilesOnly } from '../../../http/body/fileBody';
import { callableBy } from '../../../http/routeOptions';
import { createAttachmentService } from './attachments.service';

const reading = callableBy(['admin', 'writer', 'reader']);
const writing = callableBy(['admin', 'writer']);
const params = idParamsSchema;

const file = {
  description: 'The file as it is.',
  content: Object.fromEntries(attachmentMediaTypes.map((type) => [type, { schema: z.any() }])),
};

type Attachments = ReturnType<typeof createAttachmentService>;

/** The files beside bills. */
export function attachmentRoutes(parts: ServiceParts): FastifyPluginCallbackZod {
  const attachments = createAttachmentService(parts);
  return (app, _options, done) => {
    app.register(uploadRoute(attachments));

    app.get(
      '/api/bills/:id/attachment',
      reading({ params, response: { 200: file } }),
      async (request, reply) => {
        const { bytes, headers } = await attachments.read(request.params.id);
        return reply.headers(headers).send(bytes);
      },
    );

    app.post(
      '/api/bills/:id/attachment/delete',
      writing({ params, body: billVersionSchema, response: { 200: billSchema } }),
      async (request) =>
        attachments.remove(request.params.id, request.body, sessionOf(request).user),
    );
    done();
  };
}

/** A plugin of its own: only here is a body a file. */
function uploadRoute(attachments: Attachments): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    readFilesOnly(app);
    app.put(
      '/api/bills/:id/attachment',
      writing({
        description: 'The body is the file as it is, application/octet-stream, at most 10 MB.',
        params,
        querystring: newAttachmentQuerySchema,
        response: { 200: billSchema },
      }),
      async (request) => {
        const { params, query, body } = request;
        const file = body instanceof Readable ? body : Readable.from([]);
        return attachments.put(params.id, query, file, sessionOf(request).user);
      },
    );
    done();
  };
}
