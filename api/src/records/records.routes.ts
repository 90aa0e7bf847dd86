import { idParamsSchema } from '@vatio/contracts/ids';
import type { SessionUser } from '@vatio/contracts/session';
import { seenVersionQuerySchema, seenVersionSchema } from '@vatio/contracts/versions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { output, ZodType } from 'zod';
import { type RouteCallers, sessionOf } from '../http/access';
import { callableBy, noContent, sendNothing } from '../http/routeOptions';
import type { RecordChange, RecordService } from './records.service';

interface RecordRoutes<
  Values extends object,
  Answer extends ZodType,
  New extends ZodType<object>,
  Query extends ZodType,
  List extends ZodType,
> {
  /** The address below `/api/`: `clients`. */
  readonly address: string;
  readonly callers: Readonly<Record<'read' | 'write' | 'delete', RouteCallers>> & {
    /** Left out: its records are never archived. */
    readonly archive?: RouteCallers;
  };
  readonly service: RecordService<Values, output<Answer>, output<New>> & {
    readonly list: (query: output<Query>, user: SessionUser) => Promise<output<List>>;
  };
  readonly schemas: {
    readonly answer: Answer;
    readonly query: Query;
    readonly list: List;
    readonly new: New;
    readonly change: ZodType<RecordChange<Values>>;
    readonly conflict: ZodType;
  };
}

/** The routes of records: list, create, find, change, archive and restore if they can be archived, and delete. */
export function recordRoutes<
  Values extends object,
  Answer extends ZodType,
  New extends ZodType<object>,
  Query extends ZodType,
  List extends ZodType,
>(routes: RecordRoutes<Values, Answer, New, Query, List>): FastifyPluginCallbackZod {
  const { callers, service, schemas } = routes;
  const [reading, writing] = [callableBy(callers.read), callableBy(callers.write)];
  const archiving = callers.archive && callableBy(callers.archive);
  const deleting = callableBy(callers.delete);
  const all = `/api/${routes.address}`;
  const one = `${all}/:id`;
  const params = idParamsSchema;
  const answer = { 200: schemas.answer as ZodType };

  return (app, _options, done) => {
    app.get(
      all,
      reading({
        querystring: schemas.query as ZodType,
        response: { 200: schemas.list as ZodType },
      }),
      async (request) => service.list(request.query as output<Query>, sessionOf(request).user),
    );

    app.post(
      all,
      writing({ body: schemas.new as ZodType, response: { 201: schemas.answer as ZodType } }),
      async (request, reply) => {
        const { user } = sessionOf(request);
        return reply.code(201).send(await service.create(request.body as output<New>, user));
      },
    );

    app.get(one, reading({ params, response: answer }), async (request) =>
      service.find(request.params.id),
    );

    app.patch(
      one,
      writing({
        params,
        body: schemas.change as ZodType,
        response: { ...answer, 409: schemas.conflict },
      }),
      async (request) =>
        service.change(
          request.params.id,
          request.body as RecordChange<Values>,
          sessionOf(request).user,
        ),
    );

    for (const [what, isArchived] of [
      ['archive', true],
      ['restore', false],
    ] as const) {
      if (!archiving) break;
      app.post(
        `${one}/${what}`,
        archiving({ params, body: seenVersionSchema, response: answer }),
        async (request) => {
          const { params, body } = request;
          return service.setArchived(params.id, isArchived, body, sessionOf(request).user);
        },
      );
    }

    app.delete(
      one,
      deleting({ params, querystring: seenVersionQuerySchema, response: noContent }),
      async (request, reply) => {
        const { params, query } = request;
        return sendNothing(reply, service.remove(params.id, query, sessionOf(request).user));
      },
    );
    done();
  };
}
