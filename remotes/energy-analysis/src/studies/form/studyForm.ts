import type { NewStudy } from '@vatio/contracts/energy-analysis/studies';
import {
  analysesField,
  monthField,
  supplyPointField,
} from '@vatio/contracts/energy-analysis/studyChoices';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { formShape, type Input, object, type SavedForm, type ZodType } from '@vatio/ui/forms';

const { notes } = studyRecord.fields;

export const studyFormSchema = object({
  supplyPointId: supplyPointField,
  firstMonth: monthField,
  analyses: analysesField,
  ...formShape({ notes }),
}) satisfies ZodType<FormStudy>;
/** The address holds the id of the copied study. */
type FormStudy = Omit<NewStudy, 'copyOf'>;
type StudyForm = Input<typeof studyFormSchema>;
export type StudyFormState = SavedForm<StudyForm, FormStudy>['form'];
