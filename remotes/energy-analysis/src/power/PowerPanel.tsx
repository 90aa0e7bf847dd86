import type {
  PowerCalculation,
  Study,
  StudyInputs,
} from '@vatio/contracts/energy-analysis/studies';
import { isStudyRefusal, type StudyRefusal } from '@vatio/energy/optimise';
import { checkPowers } from '@vatio/energy/tariff';
import { Card } from '@vatio/ui/layout';
import { useId, useMemo, useState } from 'react';
import { Crossing } from '../studies/crossing/Crossing';
import { factOfProposal } from '../studies/studyFacts';
import { ChangeCard } from './change/ChangeCard';
import { MonthCosts } from './MonthCosts';
import { PowerNotes } from './PowerNotes';
import { PriceTable } from './PriceTable';
import { ProposalFields } from './ProposalFields';
import { ProposalResult } from './ProposalResult';
import type { Pricing } from './pricing';
import { useProposal } from './useProposal';
import { VariantTable } from './VariantTable';
import { bestOfTariff, dearestMonthEur, type Variant, variantOf, variantsOf } from './variants';

export interface PowerPanelProps {
  readonly study: Study;
  readonly calculation: PowerCalculation;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  readonly inputs: StudyInputs;
  readonly pricing: Pricing;
}

/** Contracted, usual, optimal and tried powers side by side. */
export function PowerPanel({ study, calculation, fact, inputs, pricing }: PowerPanelProps) {
  const { snapshot, result } = calculation;
  const { current, optimum, maxima } = result;
  const best = bestOfTariff(result);
  const proposal = useProposal(best.powersKw);
  const { powersKw } = proposal;
  const problems = useMemo(() => checkPowers(snapshot.tariff, powersKw), [snapshot, powersKw]);
  const priced = useMemo(
    () => (isStudyRefusal(pricing.price) ? pricing.price : pricing.price(powersKw)),
    [pricing, powersKw],
  );
  const tried = isStudyRefusal(priced)
    ? undefined
    : variantOf(
        { name: 'Tu propuesta', fact: factOfProposal(fact, powersKw) },
        priced as Variant['cost'],
        current,
      );
  const variants = [...variantsOf(result, fact), ...(tried ? [tried] : [])];
  const [name, setName] = useState('Óptima');
  const [now] = variants;
  const shown = variants.find((one) => one.name === name) ?? now;
  const powers = [...current.powersKw, ...maxima.powersKw].map(Number);
  const mostKw = Math.ceil(Math.max(...powers) * 1.25);

  return (
    <div className="card-grid">
      <Card title="Potencias" isWide>
        <VariantTable variants={variants} />
        <Crossing result={result} fact={fact} />
        <Tripping variant={tried} />
      </Card>
      <Card title="Prueba otras potencias" isWide>
        <ProposalFields proposal={proposal} mostKw={mostKw} problems={problems} />
        {tried && <ProposalResult tried={tried} optimum={optimum} />}
        {isStudyRefusal(priced) && problems.length === 0 && <Unpriced refusal={priced} />}
        <div className="d-flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => proposal.replace(best.powersKw)}
          >
            Volver al óptimo
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => proposal.replace(current.powersKw)}
          >
            Volver a lo contratado
          </button>
        </div>
      </Card>
      {tried && problems.length === 0 && (
        <ChangeCard study={study} calculation={calculation} table={pricing.table} tried={tried} />
      )}
      <PowerNotes calculation={calculation} fact={fact} table={pricing.table} />
      <Card title="Mes a mes" isWide>
        <VariantChoice variants={variants} value={shown?.name ?? ''} onChange={setName} />
        {shown && now && <MonthsBesideNow now={now} shown={shown} />}
      </Card>
      <PriceTable inputs={inputs} calculation={calculation} />
    </div>
  );
}

interface MonthsBesideNowProps {
  /** The contracted powers. */
  readonly now: Variant;
  readonly shown: Variant;
}

/** The months of the contracted powers and of others, on one scale. */
function MonthsBesideNow({ now, shown }: MonthsBesideNowProps) {
  const compared = shown === now ? [now] : [now, shown];
  return (
    <div className={`row row-cols-1 g-3 ${compared.length > 1 ? 'row-cols-xl-2' : ''}`}>
      {compared.map((variant) => (
        <div key={variant.name} className="col">
          <h3 className="h6">{variant.name}</h3>
          <MonthCosts
            variant={variant}
            side={variant === now ? 'now' : 'proposed'}
            max={dearestMonthEur(compared)}
          />
        </div>
      ))}
    </div>
  );
}

/** Powers of a type whose excesses cannot be computed from the known data. */
const Unpriced = ({ refusal }: { readonly refusal: StudyRefusal }) => (
  <p role="status">{refusal.reasons.map(({ message }) => message).join(' ')}</p>
);

/** Excess power costs no money under ICP: the supply trips. */
function Tripping({ variant }: { readonly variant: Variant | undefined }) {
  const periods = variant?.cost.trippingPeriods ?? [];
  if (periods.length === 0) return null;
  return (
    <p className="alert alert-warning mt-3 mb-0">
      Con tu propuesta el ICP habría cortado el suministro en{' '}
      {periods.map((period) => `P${period}`).join(' y ')}: la demanda pasó de esa potencia.
    </p>
  );
}

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function VariantChoice({ variants, value, onChange }: VariantChoiceProps) {
  const id = useId();
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
      <label htmlFor={id}>Potencias</label>
      <select
        id={id}
        className="form-select w-auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {variants.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
