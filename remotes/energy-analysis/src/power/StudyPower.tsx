import { useQuery } from '@tanstack/react-query';
import type { StudyCalculation, StudyInputs } from '@vatio/contracts/energyAnalysis/studies';
import { EmptyState, Loaded } from '@vatio/ui/layout';
import { Gauge } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { studyPath } from '../studies/studyPaths';
import type { StudyTabProps } from '../studies/studyTab';
import { studyInputsQuery } from './inputsApi';
import { PowerPanel } from './PowerPanel';
import { pricingOf } from './pricing';

/** The tab «Potencia» of a study: what powers cost, and what others would. */
export function StudyPower({ study }: StudyTabProps) {
  const { calculation } = study;
  if (!calculation) {
    return (
      <EmptyState
        icon={<Gauge />}
        title="El estudio está sin calcular"
        action={
          <Link className="btn btn-primary" to={studyPath(study.id)}>
            Ir a «Datos»
          </Link>
        }
      >
        Calcúlalo en «Datos», y aquí se comparan las potencias.
      </EmptyState>
    );
  }
  return <Calculated study={study} calculation={calculation} />;
}

interface CalculatedProps extends StudyTabProps {
  readonly calculation: StudyCalculation;
}

function Calculated({ study, calculation }: CalculatedProps) {
  const inputs = useQuery(studyInputsQuery(study.id, calculation.number));
  return (
    <Loaded query={inputs} loading="Cargando la demanda y los precios…" what="los precios">
      {(found) => (
        <Priced key={calculation.number} study={study} calculation={calculation} inputs={found} />
      )}
    </Loaded>
  );
}

function Priced({
  study,
  calculation,
  inputs,
}: CalculatedProps & { readonly inputs: StudyInputs }) {
  const pricing = useMemo(() => pricingOf(calculation.snapshot, inputs), [calculation, inputs]);
  return <PowerPanel study={study} calculation={calculation} inputs={inputs} pricing={pricing} />;
}
