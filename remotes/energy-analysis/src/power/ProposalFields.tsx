import type { PowerProblem } from '@vatio/energy/tariff';
import { useId } from 'react';
import type { Proposal } from './useProposal';

export interface ProposalFieldsProps {
  readonly proposal: Proposal;
  /** The end of the sliders, kW. */
  readonly mostKw: number;
  /** The proposal's breaches of the tariff's rules. */
  readonly problems: readonly PowerProblem[];
}

/** A slider and a field for each period. */
export function ProposalFields({ proposal, mostKw, problems }: ProposalFieldsProps) {
  const id = useId();
  return (
    <>
      <div className="row g-3 mb-2">
        {proposal.texts.map((text, index) => {
          const period = index + 1;
          const problem = problems.find((one) => one.period === period);
          const value = Number(proposal.powersKw[index]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other name
            <div key={index} className="col-12 col-sm-6 col-xl-4">
              <label className="form-label mb-1" htmlFor={`${id}-${period}`}>
                P{period}, kW
              </label>
              <div className="d-flex align-items-center gap-2">
                <input
                  id={`${id}-${period}`}
                  className={`form-control ${problem ? 'is-invalid' : ''}`}
                  style={{ width: '6.5rem' }}
                  inputMode="decimal"
                  autoComplete="off"
                  aria-invalid={problem !== undefined}
                  aria-describedby={problem && `${id}-${period}-problem`}
                  value={text}
                  onChange={({ target }) => proposal.change(index, target.value)}
                />
                <input
                  type="range"
                  className="form-range"
                  aria-label={`P${period}, deslizador`}
                  min={0.1}
                  max={mostKw}
                  step={0.1}
                  value={Number.isFinite(value) ? value : 0.1}
                  onChange={({ target }) => proposal.change(index, target.value.replace('.', ','))}
                />
              </div>
              {problem && (
                <p id={`${id}-${period}-problem`} className="text-danger small mb-0">
                  {problem.message}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {problems
        .filter(({ period }) => period === null)
        .map(({ message }) => (
          <p key={message} className="text-danger mb-2">
            {message}
          </p>
        ))}
    </>
  );
}
