import { type NewStudy, newStudySchema } from '@vatio/contracts/energy-analysis/studies';
import { type Input, object, type SavedForm, string, type ZodType } from '@vatio/ui/forms';

const { analyses, notes } = newStudySchema.shape;

export const studyFormSchema = object({
  supplyPointId: string().min(1, 'Elige el punto de suministro'),
  firstMonth: string().min(1, 'Elige los doce meses'),
  analyses: analyses.unwrap(),
  notes,
}) satisfies ZodType<FormStudy>;
/** The address holds the id of the copied study. */
type FormStudy = Omit<NewStudy, 'copyOf'>;
type StudyForm = Input<typeof studyFormSchema>;
export type StudyFormState = SavedForm<StudyForm, FormStudy>['form'];
