import { maxCurveFileBytes } from '@vatio/contracts/company/curveImports';
import { curveReader } from '@vatio/energy/files';
import { unpacked } from '../../../api/src/areas/company/curveImports/unpack/unpacked';
import { UnreadableArchive } from '../../../api/src/areas/company/curveImports/unpack/unreadableArchive';
import { importedDay } from '../../../api/src/areas/company/curveImports/worker/curveDay';
import { hurtfulArchives } from './archives';
import { type HurtfulFile, hurtfulTexts } from './texts';

/** As the database gives them. */
const pieceBytes = 256 * 1024;

export interface Reading {
  readonly name: string;
  readonly cpuSeconds: number;
  /** What a person is told: a sentence, or how many readings there are. */
  readonly told: string;
  readonly problems: number;
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** Reads a file as the dry run does, without the database. */
async function reading({ name, bytes }: HurtfulFile): Promise<Reading> {
  const file = bytes();
  if (file.length > maxCurveFileBytes) throw new Error(`${name} is too large`);
  const before = process.cpuUsage();
  let problems = 0;
  let fatal = '';
  const reader = curveReader({
    territory: () => 'peninsula',
    onDay: importedDay,
    onProblem: ({ severity, message }) => {
      problems += 1;
      if (severity === 'fatal') fatal ||= message;
    },
  });
  try {
    for await (const piece of unpacked(piecesOf(file), () => {})) {
      reader.push(piece);
      if (reader.isFatal()) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    fatal = error.message;
  }
  const { rows, rejected } = reader.end();
  const { user, system } = process.cpuUsage(before);
  return {
    name,
    cpuSeconds: (user + system) / 1e6,
    problems,
    told: fatal || `${rows} rows, ${rejected} rejected`,
  };
}

export async function measureReading(): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const file of [...hurtfulTexts, ...hurtfulArchives]) readings.push(await reading(file));
  return readings;
}
