import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to the database that tests can cut, or leave hanging. */
export class TcpProxy {
  readonly #database: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #isHanging = false;
  #port = 0;

  constructor(databaseUrl: string) {
    this.#database = new URL(databaseUrl);
  }

  /** The address of the same database, through the proxy. It must have been opened. */
  get url(): string {
    const address = new URL(this.#database);
    address.host = `127.0.0.1:${this.#port}`;
    return address.href;
  }

  /** Also mends it after `cut`, on the same port. */
  async open(): Promise<void> {
    this.#isHanging = false;
    this.#server = createServer((socket) => this.#join(socket)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Breaks every connection and refuses new connections. */
  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Stops passing data, without a sign, like a frozen server. */
  hang(): void {
    this.#isHanging = true;
    for (const socket of this.#sockets) socket.pause();
  }

  #join(near: Socket): void {
    const { hostname, port } = this.#database;
    const far = connect({ host: hostname, port: Number(port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
    if (this.#isHanging) near.pause();
  }
}
