import axios, {
  type AxiosInstance,
  type AxiosPromise,
  type InternalAxiosRequestConfig,
} from 'axios';

/** As long as a request may take: whoever wanted the answer has asked by then, or gone elsewhere. */
const keptMs = 30_000;

/**
 * Lets a GET be sent before the code that wants its answer is here. Whoever then asks for the same, in
 * the same session, gets that answer, once: also a failure, with all that a failure does to the page. After a
 * request that may change something it is asked for anew. Nobody else ever notices that it was sent.
 *
 * @returns what sends it, from an address below `api/` with its query in the order in which it will be asked for
 */
export function createSendAhead(http: AxiosInstance): (address: string) => void {
  const send = axios.getAdapter(http.defaults.adapter);
  const answers = new Map<string, AxiosPromise>();
  const keyOf = (request: InternalAxiosRequestConfig) =>
    `${request.method} ${http.getUri(request)} ${request.headers.get('Authorization')}`;

  http.defaults.adapter = (request) => {
    if (request.method !== 'get') {
      // It may change what was answered, also what is asked for before it is done.
      answers.clear();
      return send(request).finally(() => answers.clear());
    }
    const key = keyOf(request);
    const answer = answers.get(key);
    answers.delete(key);
    return answer ?? send(request);
  };

  return (address) => {
    const adapter = (request: InternalAxiosRequestConfig) => {
      const key = keyOf(request);
      const answer = send(request);
      answer.catch(() => undefined);
      answers.set(key, answer);
      setTimeout(() => answers.get(key) === answer && answers.delete(key), keptMs);
      // It goes no further here: what the answer means to the page is for whoever asks.
      return new Promise<never>(() => undefined);
    };
    void http.get(address, { adapter });
  };
}
