import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './faults';

/**
 * Answers a request according to the fault; with mere slowness, the server behind answers.
 *
 * @param repaired aborted when the fault is taken back: hanging answers are cut off then
 * @param read the bytes of a healthy answer
 */
export async function answerWrongly(
  { fault, ms }: Fault,
  reply: FastifyReply,
  repaired: AbortSignal,
  read: () => Promise<Buffer>,
): Promise<void> {
  switch (fault) {
    case 'slow':
      await delay(ms, undefined, { signal: repaired }).catch(() => undefined);
      break;
    case 'hung':
      reply.hijack();
      repaired.addEventListener('abort', () => reply.raw.destroy());
      break;
    case '404':
      void reply.code(404).type('text/plain').send('No está');
      break;
    case '500-json':
      void reply.code(500).send({ message: 'Algo ha fallado' });
      break;
    case 'html-200':
      void reply.type('text/html').send('<script>document.title = "switchboard"</script>');
      break;
    case 'wrong-hash': {
      // It would run, and be seen in the title.
      const bytes = await read();
      void reply.type('text/javascript').send(`document.title = "switchboard";${bytes}`);
      break;
    }
    default:
  }
}
