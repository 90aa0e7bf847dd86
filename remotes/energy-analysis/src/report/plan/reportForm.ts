import type { ReportFacts, ReportPart, StudyReport } from '@vatio/contracts/energy-analysis/report';
import {
  reportFactFields,
  reportPartFields,
  requireTitle,
} from '@vatio/contracts/energy-analysis/reportFields';
import { decimalInWords, euros } from '@vatio/ui/format';
import {
  array,
  boolean,
  decimalComma,
  formShape,
  type Input,
  literal,
  object,
  type SavedForm,
  string,
  typedOf,
} from '@vatio/ui/forms';
import { type PlannedPart, partKinds, planInWords, planOf, withTheirTexts } from '../reportPlan';

export interface ReportForm {
  readonly parts: PlannedPart[];
  readonly facts: TypedFacts;
}
interface ReportChange {
  readonly parts: ReportPart[];
  readonly facts: ReportFacts;
}
export type ReportFormState = SavedForm<ReportForm, ReportChange>['form'];

const part = object({
  key: string(),
  kind: literal(partKinds),
  isShown: boolean(),
  ...formShape(reportPartFields),
})
  .superRefine(requireTitle)
  .transform(({ key: _key, ...sent }) => sent satisfies ReportPart);

const factRules = formShape(reportFactFields);
const facts = object({
  ...factRules,
  bankPriceEur: string().transform(decimalComma).pipe(factRules.bankPriceEur),
});
type TypedFacts = Input<typeof facts>;

/** The plan as it is arranged and the facts as typed; what is sent has no keys. */
export const reportFormSchema = object({ parts: array(part), facts });

export const toReportForm = ({ parts, facts: stored }: StudyReport): ReportForm => ({
  parts: planOf(parts),
  // The sizes to choose from have a point.
  facts: { ...typedOf(reportFactFields, stored), bankKvar: stored.bankKvar ?? '' },
});

/** The typed facts, or `stored` while one of the fields is unreadable. */
export const factsOf = (typed: TypedFacts, stored: ReportFacts): ReportFacts =>
  facts.safeParse(typed).data ?? stored;

function factsInWords(said: ReportFacts): string {
  const words = [
    said.needsConnection && 'enganche',
    said.needsVerification && 'verificación',
    said.bankKvar !== null && `batería de ${decimalInWords(said.bankKvar)} kVAr`,
    said.bankPriceEur !== null && `batería por ${euros(Number(said.bankPriceEur))}`,
  ].filter((word) => word !== false);
  return words.join(' · ') || 'nada';
}

/** My changes since `base`, over `theirs`: another person's stored version, or `base` itself. */
export function mineOver(mine: ReportChange, base: ReportChange, theirs: ReportChange) {
  const isSamePlan = planInWords(mine.parts) === planInWords(base.parts);
  const areSameFacts = factsInWords(mine.facts) === factsInWords(base.facts);
  return {
    parts: isSamePlan ? theirs.parts : withTheirTexts(mine.parts, base.parts, theirs.parts),
    facts: areSameFacts ? theirs.facts : mine.facts,
  };
}

/** The words for a choice between two versions. */
export const reportWords = {
  fields: ['parts', 'facts'] as const,
  labelOf: (field: 'parts' | 'facts') => (field === 'parts' ? 'Informe' : 'Lo que has supuesto'),
  inWords: (field: 'parts' | 'facts', value: unknown) =>
    field === 'parts'
      ? planInWords(value as readonly ReportPart[])
      : factsInWords(value as ReportFacts),
};
