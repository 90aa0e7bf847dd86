import { mostReportTexts } from '@vatio/contracts/energy-analysis/reportFields';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { moved, type PlannedPart, textsIn, withText } from '../reportPlan';
import { PlanRow } from './PlanRow';
import type { ReportFormState } from './reportForm';
import { TextFields } from './TextFields';

export interface PlanFieldsProps {
  readonly form: ReportFormState;
  /** The kinds of sections for which this study has no content. */
  readonly missing: readonly PlannedPart['kind'][];
}

/** The parts of a report, in their order: chosen, moved, written. */
export function PlanFields({ form, missing }: PlanFieldsProps) {
  const parts = form.watch('parts');
  const list = useRef<HTMLOListElement>(null);
  const replace = (next: PlannedPart[]) =>
    form.setValue('parts', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const change = (index: number, to: Partial<PlannedPart>) =>
    replace(parts.map((part, i) => (i === index ? { ...part, ...to } : part)));
  const add = () => {
    replace(withText(parts));
    // It comes first, over the button: after React has drawn it, the keyboard goes on there.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.form-control')?.focus());
  };
  const errors = form.formState.errors.parts;
  return (
    <>
      <ol ref={list} className="list-unstyled mb-3">
        {parts.map((part, index) => (
          <PlanRow
            key={part.key}
            part={part}
            lacks={
              part.isShown && missing.includes(part.kind)
                ? 'No se imprime: este estudio no tiene esos datos'
                : undefined
            }
            isFirst={index === 0}
            isLast={index === parts.length - 1}
            onShow={(isShown) => change(index, { isShown })}
            onMove={(by) => replace(moved(parts, index, by))}
            onRemove={
              part.kind === 'text' ? () => replace(parts.filter((one) => one !== part)) : undefined
            }
          >
            {part.kind === 'text' && (
              <TextFields
                part={part}
                titleError={errors?.[index]?.title?.message}
                textError={errors?.[index]?.text?.message}
                onChange={(to) => change(index, to)}
              />
            )}
          </PlanRow>
        ))}
      </ol>
      {textsIn(parts) < mostReportTexts ? (
        <button type="button" className="btn btn-outline-primary" onClick={add}>
          <Plus aria-hidden="true" /> Añadir un texto tuyo
        </button>
      ) : (
        <p className="text-muted mb-0">
          Caben {mostReportTexts} textos: quita uno para añadir otro.
        </p>
      )}
    </>
  );
}
