import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartupError } from '../startupError';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks for one line without showing it. @throws StartupError after Ctrl-C or Ctrl-D */
export async function askHidden({ input, output }: Terminal, question: string): Promise<string> {
  // Readline itself echoes what is typed when `terminal` is set; here the echo is dropped.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  output.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      const cancel = () => reject(new StartupError('Cancelled: nothing was changed.'));
      reader.once('line', resolve).once('SIGINT', cancel).once('close', cancel);
    });
  } finally {
    reader.close();
    output.write('\n');
  }
}
