import type { StudyRow } from '@vatio/contracts/energy-analysis/studies';
import {
  type StudyAnalysis,
  studyAnalyses,
  studyAnalysisLabels,
} from '@vatio/contracts/energy-analysis/studyRecord';
import { formatCups } from '@vatio/energy/cups';
import { monthInShort } from '@vatio/ui/format';

/** «Potencia, Curva» */
export const analysesInWords = (chosen: readonly StudyAnalysis[]): string =>
  chosen.map((one) => studyAnalysisLabels[one]).join(', ');

/** The same where there is little room. */
export const analysesInShort = (chosen: readonly StudyAnalysis[]): string =>
  chosen.length === studyAnalyses.length ? 'Todos' : analysesInWords(chosen);

/** The name of a point where there is room for one: its alias, or else its CUPS. */
export const pointOfStudy = ({ alias, cups }: Pick<StudyRow, 'alias' | 'cups'>): string =>
  alias || formatCups(cups);

/** «nov 2025 – oct 2026» */
export const windowInWords = ({ from, to }: Pick<StudyRow, 'from' | 'to'>): string =>
  `${monthInShort(from)} – ${monthInShort(to)}`;
