import type { ReportPart, StudyReport } from '@vatio/contracts/energyAnalysis/report';
import { array, boolean, literal, object, rules, type SavedForm, string } from '@vatio/ui/forms';
import { type PlannedPart, partKinds, planInWords, planOf } from '../reportPlan';

export interface ReportForm {
  readonly parts: PlannedPart[];
}
interface ReportChange {
  readonly parts: ReportPart[];
}
export type ReportFormState = SavedForm<ReportForm, ReportChange>['form'];

const part = object({
  key: string(),
  kind: literal(partKinds),
  isShown: boolean(),
  title: rules.optionalLine(120),
  text: rules.optionalText(10_000),
})
  .refine(({ kind, title }) => kind !== 'text' || title !== '', {
    path: ['title'],
    message: 'El título es obligatorio',
  })
  .transform(({ key: _key, ...sent }) => sent satisfies ReportPart);

/** The plan as it is arranged; what is sent has no keys. */
export const reportFormSchema = object({ parts: array(part) });

export const toReportForm = ({ parts }: StudyReport): ReportForm => ({ parts: planOf(parts) });

/** For a choice between two versions. */
export const reportWords = {
  fields: ['parts'] as const,
  labelOf: () => 'Informe',
  inWords: (_field: 'parts', value: unknown) => planInWords(value as readonly ReportPart[]),
};
