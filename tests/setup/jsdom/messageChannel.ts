// jsdom has none. Kept from the start, so that a test's fake clock does not stop it.
const later = globalThis.setTimeout;

class Port {
  onmessage: ((event: MessageEvent) => void) | null = null;
  other: Port | undefined;

  postMessage(data: unknown): void {
    later(() => this.other?.onmessage?.(new MessageEvent('message', { data })), 0);
  }

  close(): void {
    this.onmessage = null;
  }
}

class Channel {
  readonly port1 = new Port();
  readonly port2 = new Port();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

globalThis.MessageChannel ??= Channel as never;
