import type { CorpusCase } from './corpusCase';
import { answers } from './doubts/answers';
import { changedLines } from './doubts/changedLines';
import { clashes } from './doubts/clashes';
import { halfDays } from './doubts/halfDays';
import { joinedFiles } from './doubts/joinedFiles';
import { mixedLabels } from './doubts/mixedLabels';
import { otherEnergies } from './doubts/otherEnergies';
import { resolutions } from './doubts/resolutions';
import { spellings } from './doubts/spellings';
import { splitCells } from './doubts/splitCells';
import { swappedDates } from './doubts/swappedDates';
import { zones } from './doubts/zones';
import { encodings } from './encodings';
import { formats } from './formats';
import { labels } from './labels';
import { longCells } from './longCells';
import { marchDays } from './marchDays';
import { matrices } from './matrices';
import { numbers } from './numbers';
import { octoberDays } from './octoberDays';
import { otherFiles } from './otherFiles';
import { points } from './points';

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
  ...resolutions,
  ...otherEnergies,
  ...clashes,
  ...changedLines,
  ...halfDays,
  ...mixedLabels,
  ...swappedDates,
  ...spellings,
  ...zones,
  ...answers,
  ...otherFiles,
  ...longCells,
];
