import type { CorpusCase } from './corpusCase';
import { otherEnergies } from './doubts/otherEnergies';
import { splitCells } from './doubts/splitCells';
import { swappedDates } from './doubts/swappedDates';
import { encodings } from './encodings';
import { longCells } from './longCells';
import { otherFiles } from './otherFiles';
import { readCases } from './readCases';

export type { CorpusCase, ExpectedFile, ExpectedPoint } from './corpusCase';

/** Files, good and bad, each with its expected result. */
export const corpus: readonly CorpusCase[] = [
  ...readCases('formats'),
  ...readCases('matrices'),
  ...encodings,
  ...readCases('octoberDays'),
  ...readCases('marchDays'),
  ...readCases('numbers'),
  ...readCases('labels'),
  ...readCases('points'),
  ...readCases('doubts/joinedFiles'),
  ...splitCells,
  ...readCases('doubts/resolutions'),
  ...otherEnergies,
  ...readCases('doubts/clashes'),
  ...readCases('doubts/changedLines'),
  ...readCases('doubts/halfDays'),
  ...readCases('doubts/mixedLabels'),
  ...swappedDates,
  ...readCases('doubts/spellings'),
  ...readCases('doubts/zones'),
  ...readCases('doubts/answers'),
  ...otherFiles,
  ...longCells,
];
