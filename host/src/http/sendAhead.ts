import axios, {
  type AxiosInstance,
  type AxiosPromise,
  type InternalAxiosRequestConfig,
} from 'axios';

/** The time limit of a request: by then the answer was used, or the person is elsewhere. */
const keptMs = 30_000;

/**
 * Sends a GET before the code that needs its answer is here. The next equal request of the same session
 * gets this answer, once; if it failed, with the usual effect on the page. A request that may change
 * something discards it. Other code does not notice.
 *
 * @returns a function that sends it, for an address below `api/` with its query in the later order
 */
export function createSendAhead(http: AxiosInstance): (address: string) => void {
  const send = axios.getAdapter(http.defaults.adapter);
  const answers = new Map<string, AxiosPromise>();
  const keyOf = (request: InternalAxiosRequestConfig) =>
    `${request.method} ${http.getUri(request)} ${request.headers.get('Authorization')}`;

  http.defaults.adapter = (request) => {
    if (request.method !== 'get') {
      // It may change the answer, also for requests that are sent before it is done.
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
      // Stops here: the later caller decides what the answer means to the page.
      return new Promise<never>(() => undefined);
    };
    void http.get(address, { adapter });
  };
}
