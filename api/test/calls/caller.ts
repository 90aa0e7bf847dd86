import { bearer, xsrfPair } from './headers';
import { call, type HttpAnswer, type HttpCall } from './httpCall';

const fileType = 'application/octet-stream';

export class Caller {
  constructor(
    public url: string,
    public id: string,
    public token: string,
  ) {}

  /** Becomes another caller: tests name a caller before there is an API. */
  become({ url, id, token }: Caller): void {
    Object.assign(this, { url, id, token });
  }

  /** A request as the page sends it. */
  send(method: string, path: string, body?: HttpCall['body']): Promise<HttpAnswer> {
    const headers = { ...xsrfPair(), ...(this.token && bearer(this.token)) };
    return call(`${this.url}${path}`, { method, body, headers });
  }

  /** A file as the page sends it. */
  sendFile(path: string, content: Buffer, method = 'POST'): Promise<HttpAnswer> {
    const headers = { ...xsrfPair(), ...bearer(this.token), 'content-type': fileType };
    return call(`${this.url}${path}`, { method, body: content, headers });
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: object) => this.send('POST', path, body);
  put = (path: string, body: object) => this.send('PUT', path, body);
  patch = (path: string, body: object) => this.send('PATCH', path, body);
  delete = (path: string) => this.send('DELETE', path);
}
