/** A file on its way to the API. `progress` is 0 to 1; `importId` is what it became. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly supplyPointId: string | undefined;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly progress: number;
  readonly importId?: string;
  /** Spanish: why it failed. */
  readonly message?: string;
  /** False when sending it again would fail again. */
  readonly canRetry?: boolean;
}

export interface SendOptions {
  readonly supplyPointId: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: number) => void;
}

export interface UploadRules {
  /** Answers with the id of the import. */
  readonly send: (file: File, options: SendOptions) => Promise<string>;
  /** Why a file is not even sent; `undefined`: it is. */
  readonly refusalOf: (file: File) => string | undefined;
  /** Returns the message for a failure. */
  readonly messageOf: (error: unknown) => string;
  /** Called for each file that could not be sent. */
  readonly onFailed: (upload: Upload, error: unknown) => void;
}

/** Two at a time: one would leave the line idle between files, more would only share it. */
const atOnce = 2;

/**
 * The files that are being sent, in the order in which they were chosen. It lives outside of any
 * page, so that they go on being sent while the person looks at something else.
 */
export function createUploads({ send, refusalOf, messageOf, onFailed }: UploadRules) {
  let uploads: readonly Upload[] = [];
  let owner = '';
  let chosen = 0;
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, facts: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...facts } : upload)));

  async function run(upload: Upload) {
    const { key, file, supplyPointId } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    change(key, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) => signal.aborted || change(key, { progress });
    try {
      const importId = await send(file, { supplyPointId, signal, onProgress });
      if (!signal.aborted) change(key, { state: 'sent', progress: 1, importId });
    } catch (error) {
      if (!signal.aborted) fail(upload, error);
    }
    running.delete(key);
    goOn();
  }
  function fail(upload: Upload, error: unknown) {
    const facts = { state: 'failed', message: messageOf(error) } as const;
    change(upload.key, facts);
    onFailed({ ...upload, ...facts }, error);
  }
  function goOn() {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next || running.size >= atOnce) return;
    void run(next);
    goOn();
  }
  const remove = (key: string) => {
    running.get(key)?.abort();
    set(uploads.filter((upload) => upload.key !== key));
  };

  const clear = () => {
    for (const { key } of uploads) remove(key);
  };

  return {
    get: () => uploads,
    owner: () => owner,
    /** The uploads belong to this person from now on: another person's are stopped and forgotten. */
    claim(person: string) {
      if (person !== owner) clear();
      owner = person;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends these after the others. */
    add(files: readonly File[], supplyPointId?: string) {
      const added = files.map((file): Upload => {
        chosen += 1;
        const refusal = refusalOf(file);
        const key = `upload-${chosen}`;
        const facts = { key, file, supplyPointId, progress: 0 };
        return refusal === undefined
          ? { ...facts, state: 'waiting' }
          : { ...facts, state: 'failed', message: refusal, canRetry: false };
      });
      set([...uploads, ...added]);
      goOn();
    },
    /** Stops it if it is on its way, and forgets it. What became an import stays one. */
    remove,
    retry(key: string) {
      change(key, { state: 'waiting', progress: 0 });
      goOn();
    },
    clear,
  };
}
export type Uploads = ReturnType<typeof createUploads>;

const members = ['get', 'owner', 'claim', 'subscribe', 'add', 'remove', 'retry', 'clear'];

/** True if an object that another version of the section made can be used like ours. */
export function isUploads(candidate: unknown): candidate is Uploads {
  const found = Object(candidate);
  if (!members.every((member) => typeof found[member] === 'function')) return false;
  const all: unknown = found.get();
  return Array.isArray(all) && all.every(isUpload);
}

const isUpload = (one: Partial<Upload> | null) =>
  typeof one?.key === 'string' && one.file instanceof File && typeof one.state === 'string';
