import type {
  PowerCalculation,
  Study,
  StudyCalculation,
} from '@vatio/contracts/energy-analysis/studies';
import { type StudyAnalysis, studyAnalyses } from '@vatio/contracts/energy-analysis/studyRecord';
import { type StudyTab, studyTabs } from './studyTab';

export const hasPowers = (calculation: StudyCalculation): calculation is PowerCalculation =>
  calculation.result !== null;

const isAnalysis = (tab: StudyTab): tab is StudyTab & StudyAnalysis =>
  studyAnalyses.some((one) => one === tab);

/** True if a study includes the analysis of a tab; its data are always there. */
export const isOfStudy = ({ analyses }: Pick<Study, 'analyses'>, tab: StudyTab): boolean =>
  !isAnalysis(tab) || analyses.includes(tab);

export const tabsOf = (study: Pick<Study, 'analyses'>) =>
  studyTabs.filter(({ tab }) => isOfStudy(study, tab));
