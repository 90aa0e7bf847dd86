import type { NewStudy } from '@vatio/contracts/energy-analysis/studies';
import {
  array,
  type Input,
  object,
  rules,
  type SavedForm,
  string,
  type ZodType,
} from '@vatio/ui/forms';
import { studyAnalyses } from '../studyWords';

const chooseAnalyses = 'Elige al menos un análisis';

export const studyFormSchema = object({
  supplyPointId: string().min(1, 'Elige el punto de suministro'),
  firstMonth: string().min(1, 'Elige los doce meses'),
  analyses: array(rules.oneOf(studyAnalyses, chooseAnalyses)).min(1, chooseAnalyses),
  notes: rules.optionalText(4_000),
}) satisfies ZodType<FormStudy>;
/** The address holds the id of the copied study. */
type FormStudy = Omit<NewStudy, 'copyOf'>;
type StudyForm = Input<typeof studyFormSchema>;
export type StudyFormState = SavedForm<StudyForm, FormStudy>['form'];
