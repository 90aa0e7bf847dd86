import type { CorpusCase } from './corpusCase';
import { encodings } from './encodings';
import { formats } from './formats';
import { joinedFiles } from './joinedFiles';
import { labels } from './labels';
import { longCells } from './longCells';
import { marchDays } from './marchDays';
import { matrices } from './matrices';
import { numbers } from './numbers';
import { octoberDays } from './octoberDays';
import { otherFiles } from './otherFiles';
import { points } from './points';
import { splitCells } from './splitCells';

export type { CorpusCase, ExpectedFile, ExpectedPoint } from './corpusCase';

/** Files, good and bad, each with its expected result. */
export const corpus: readonly CorpusCase[] = [
  ...formats,
  ...matrices,
  ...encodings,
  ...octoberDays,
  ...marchDays,
  ...numbers,
  ...labels,
  ...points,
  ...joinedFiles,
  ...splitCells,
  ...otherFiles,
  ...longCells,
];
