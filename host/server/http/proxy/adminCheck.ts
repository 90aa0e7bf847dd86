import { sessionAnswerSchema } from '@vatio/contracts/session';
import type { FastifyRequest } from 'fastify';

const answerMs = 5_000;

/**
 * Refuses anyone but a signed-in admin, which only the API knows.
 *
 * @returns the status of the refusal; undefined: the person is an admin
 */
export async function refusalUnlessAdmin(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  apiUrl: string,
): Promise<401 | 403 | 503 | undefined> {
  const { authorization } = headers;
  if (!authorization) return 401;
  const answer = await fetch(`${apiUrl}/api/session`, {
    headers: { authorization, accept: 'application/json', 'x-forwarded-for': ip },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => undefined);
  if (answer?.status === 401 || answer?.status === 403) return answer.status;
  if (!answer?.ok) return 503;
  const session = sessionAnswerSchema.safeParse(await answer.json().catch(() => undefined));
  if (!session.success) return 503;
  return session.data.user.role === 'admin' ? undefined : 403;
}
