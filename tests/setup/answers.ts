import { HttpResponse, http as network } from 'msw';
import { server } from './browser';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request as the API received it. */
export interface ReceivedCall {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Answers an address of the API, and notes what was asked.
 *
 * @param reply the body, or what makes it of the request's query
 */
export function answer(
  method: Method,
  path: string,
  reply: object | undefined | ((query: ReceivedCall['query']) => object),
  status = 200,
): ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  server.use(
    network[method](`*/api/${path}`, async ({ request }) => {
      const text = await request.text();
      const query = Object.fromEntries(new URL(request.url).searchParams);
      calls.push({ query, body: text ? JSON.parse(text) : undefined });
      if (status === 204) return new HttpResponse(null, { status });
      const body = typeof reply === 'function' ? reply(query) : reply;
      return HttpResponse.json(body as object, { status });
    }),
  );
  return calls;
}

/** A list as the API answers it. */
export const listOf = <Row>(rows: readonly Row[], total = rows.length) => ({ rows, total });
