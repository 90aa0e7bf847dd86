import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { requireDocumented } from './documented';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // Tests read answers as loosely as a page would.
  // biome-ignore lint/suspicious/noExplicitAny: the expectations say what it must be
  readonly json: any;
}

export interface HttpCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object goes as JSON, text and bytes as they are. */
  readonly body?: object | string | undefined;
}

/**
 * One request with full control of its headers, which fetch does not give. The answer must be one
 * that the API's OpenAPI document announces.
 */
export async function call(
  url: string,
  { method = 'GET', headers, body }: HttpCall = {},
): Promise<HttpAnswer> {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const payload = isJson ? JSON.stringify(body) : body;
  const outgoing = request(url, {
    method,
    headers: {
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
      ...headers,
    },
  });
  // A refusal may come before the whole body is sent; then the rest fails, and that is no matter.
  outgoing.on('error', () => {});
  outgoing.end(payload);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (!answer) throw new Error('no answer');
  const content = await text(answer);
  const isAnswerJson = answer.headers['content-type']?.startsWith('application/json');
  const received = {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: content,
    json: isAnswerJson && content ? JSON.parse(content) : undefined,
  };
  requireDocumented(method, url, received);
  return received;
}
