import type { AddressInfo } from 'node:net';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { deployedWith } from './deployments';
import { type Fault, faultSchema } from './faults';
import { type BrokenSection, breakRequests } from './requests';

export interface SwitchboardOptions {
  /** The host's address; what is no address of the switchboard's own is passed on to it. */
  readonly hostUrl: string;
  /** Section → its real server; the host gets `<url>/origins/<section>` instead. */
  readonly origins: Readonly<Record<string, string>>;
  /** 0 = any free one. */
  readonly port: number;
  readonly address?: string;
}

/** A switchboard that listens; no section is broken yet. */
export interface Switchboard {
  readonly url: string;
  stop(): Promise<void>;
}

interface SectionRoute {
  Params: { section: string };
  Body: Fault;
}

/** A proxy before the host and every section, which breaks sections on demand: see the README. */
export async function startSwitchboard(options: SwitchboardOptions): Promise<Switchboard> {
  const { hostUrl, origins, port, address = '127.0.0.1' } = options;
  const broken = new Map<string, BrokenSection>();
  // The default drops unknown fields, and a test would wait for a misspelt fault.
  const app = fastify({ ajv: { customOptions: { removeAdditional: false } } });

  const repair = (sections: Iterable<string>) => {
    for (const section of sections) {
      broken.get(section)?.repair.abort();
      broken.delete(section);
    }
  };
  const faults = () =>
    Object.fromEntries(Object.keys(origins).map((name) => [name, broken.get(name)?.fault ?? null]));

  app.get('/switchboard', faults);
  app.put<SectionRoute>(
    '/switchboard/:section',
    { schema: { body: faultSchema } },
    async ({ params: { section }, body: fault }, reply) => {
      const origin = origins[section];
      if (!origin) return reply.code(404).send({ message: `There is no section «${section}».` });
      const build = await deployedWith(fault, origin);
      repair([section]);
      broken.set(section, { fault, build, repair: new AbortController() });
      return faults();
    },
  );
  app.delete<SectionRoute>('/switchboard/:section', ({ params }) => {
    repair([params.section]);
    return faults();
  });
  app.delete('/switchboard', () => {
    repair([...broken.keys()]);
    return faults();
  });

  const passOn = {
    preHandler: breakRequests(broken, hostUrl),
    // The default asks again when an answer is 503, which would hide it.
    replyOptions: { retryDelay: () => null },
  };
  for (const [section, origin] of Object.entries(origins)) {
    const { origin: upstream, pathname } = new URL(origin);
    const prefixes = { prefix: `/origins/${section}`, rewritePrefix: pathname.replace(/\/$/, '') };
    await app.register(httpProxy, { ...passOn, ...prefixes, upstream });
  }
  await app.register(httpProxy, { ...passOn, upstream: hostUrl });

  await app.listen({ port, host: address });
  const { port: listeningPort } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${listeningPort}`,
    async stop() {
      repair([...broken.keys()]);
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
