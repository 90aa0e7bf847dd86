import { bearer, xsrfPair } from './headers';
import { call, type HttpAnswer, type HttpCall } from './httpCall';

const fileType = 'application/octet-stream';

/** Somebody with a token. */
export class Caller {
  #url: string;
  #id: string;
  #token: string;

  constructor(url: string, id: string, token: string) {
    this.#url = url;
    this.#id = id;
    this.#token = token;
  }

  get id(): string {
    return this.#id;
  }

  get token(): string {
    return this.#token;
  }

  /** From now on, somebody else: tests name a caller before there is an API. */
  become(other: Caller): void {
    this.#url = other.#url;
    this.#id = other.#id;
    this.#token = other.#token;
  }

  /** A request as the page sends it. */
  send(method: string, path: string, body?: HttpCall['body']): Promise<HttpAnswer> {
    const headers = { ...xsrfPair(), ...(this.token && bearer(this.token)) };
    return call(`${this.#url}${path}`, { method, body, headers });
  }

  /** A file as the page sends it. */
  sendFile(path: string, content: Buffer): Promise<HttpAnswer> {
    const headers = { ...xsrfPair(), ...bearer(this.token), 'content-type': fileType };
    return call(`${this.#url}${path}`, { method: 'POST', body: content, headers });
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: object) => this.send('POST', path, body);
  put = (path: string, body: object) => this.send('PUT', path, body);
  patch = (path: string, body: object) => this.send('PATCH', path, body);
  delete = (path: string) => this.send('DELETE', path);
}
