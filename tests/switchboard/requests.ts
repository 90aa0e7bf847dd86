import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from '../deploy/variant';
import { answerWrongly } from './answers';
import { concerns, type Fault } from './faults';

export interface BrokenSection {
  readonly fault: Fault;
  /** The build that its origin serves instead; undefined when only the answers go wrong. */
  readonly build: Build | undefined;
  readonly repair: AbortController;
}

/** The files of sections as the host asks for them, and as browsers do. */
const paths = {
  origin: /^\/origins\/([^/]+)\/([^/?]+)/,
  edge: /^\/remotes\/([^/]+)\/[^/]+\/([^/?]+)/,
} as const;

/**
 * Answers the requests that something is wrong with, as a hook before the proxy.
 *
 * @param hostUrl where the bytes are that the edge falsifies
 * @returns a hook that leaves every other request to the proxy
 */
export function breakRequests(broken: ReadonlyMap<string, BrokenSection>, hostUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    for (const at of ['origin', 'edge'] as const) {
      const [, section = '', file = ''] = paths[at].exec(request.url) ?? [];
      const found = broken.get(section);
      if (!found) continue;
      const build = at === 'origin' ? found.build : undefined;
      if (concerns(found.fault, at, file)) {
        const read = async () => build?.get(file) ?? bytesAt(`${hostUrl}${request.url}`);
        await answerWrongly(found.fault, reply, found.repair.signal, read);
      }
      if (reply.sent) return reply;
      if (build) return serve(build, file, reply);
    }
    return undefined;
  };
}

function serve(build: Build, file: string, reply: FastifyReply): FastifyReply {
  const bytes = build.get(file);
  if (!bytes) return reply.code(404).send();
  return reply.type(file.endsWith('.json') ? 'application/json' : 'text/javascript').send(bytes);
}

const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
