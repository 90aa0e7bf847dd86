import { useQuery } from '@tanstack/react-query';
import type { StudyCalculation, StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import { EmptyState, Loaded } from '@vatio/ui/layout';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataLink } from './DataLink';
import { studyInputsQuery } from './inputsApi';
import { factOfCalculation } from './studyFacts';
import type { StudyTabProps } from './studyTab';

export interface Calculated {
  readonly calculation: StudyCalculation;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  readonly inputs: StudyInputs;
}

export interface CalculatedTabProps extends StudyTabProps {
  readonly children: (found: Calculated) => ReactNode;
}

/** A tab that computes from the study's calculation: without one, it leads to where it is made. */
export function CalculatedTab({ study, children }: CalculatedTabProps) {
  const { calculation, id } = study;
  const inputs = useQuery({
    ...studyInputsQuery(id, calculation?.number ?? 0),
    enabled: calculation !== null,
  });
  if (!calculation) return <NotCalculated study={study} />;
  return (
    <Loaded query={inputs} loading="Cargando la demanda y los precios…" what="los precios">
      {(found) =>
        children({ calculation, inputs: found, fact: factOfCalculation(id, calculation.number) })
      }
    </Loaded>
  );
}

/** The study has no results yet: a link leads to the page that calculates it. */
export const NotCalculated = ({ study }: StudyTabProps) => (
  <EmptyState
    icon={<Calculator />}
    title="El estudio está sin calcular"
    action={<DataLink studyId={study.id} />}
  >
    Calcúlalo en «Datos», y aquí verás sus cifras.
  </EmptyState>
);
