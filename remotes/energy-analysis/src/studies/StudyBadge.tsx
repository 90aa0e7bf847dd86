import type { StudyState } from '@vatio/contracts/energy-analysis/studyRecord';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';

const looks: Readonly<Record<StudyState, string>> = {
  draft: 'text-bg-secondary',
  calculated: 'text-bg-info',
  presented: 'text-bg-primary',
  accepted: 'text-bg-success',
  discarded: 'text-bg-light border',
};

/** The state of a study. */
export const StudyBadge = ({ state }: { readonly state: StudyState }) => (
  <span className={`badge ${looks[state]}`}>{studyRecord.fields.state.values[state]}</span>
);
