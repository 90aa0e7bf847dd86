import type { Confidence, Portfolio } from '@vatio/contracts/energy-analysis/portfolios';
import { count } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { factOfPortfolio } from '../../studies/studyFacts';
import { ConfidenceBadge } from '../PortfolioBadge';

/** Each with what it means. A saving of one kind is never added to another one's. */
const kinds: readonly { readonly confidence: Confidence; readonly meaning: string }[] = [
  { confidence: 'complete', meaning: 'Un año medido entero' },
  { confidence: 'estimated', meaning: 'Un año, con datos estimados o que faltan' },
  { confidence: 'annualised', meaning: 'Menos de un año, llevado a 365 días' },
  { confidence: 'impossible', meaning: 'Sin datos para calcularlo' },
];

/** The possible saving of the points, by its degree of trust. */
export function PortfolioSums({ portfolio }: { readonly portfolio: Portfolio }) {
  return (
    <div className="card mb-3">
      <dl
        className="card-body d-flex flex-wrap column-gap-5 row-gap-3 mb-0"
        aria-label="Ahorro posible según la confianza"
      >
        {kinds.map(({ confidence, meaning }) => {
          const sum = portfolio.sums.find((one) => one.confidence === confidence);
          const points = count(sum?.points ?? 0, 'punto', 'puntos');
          return (
            <div key={confidence}>
              <dt className="fw-normal">
                <ConfidenceBadge confidence={confidence} />
                <small className="d-block text-muted mt-1">{meaning}</small>
              </dt>
              <dd className="mb-0">
                {confidence === 'impossible' ? (
                  <span className="fs-4 fw-bold">{points}</span>
                ) : (
                  <>
                    <span className="fs-4 fw-bold">
                      <Euros
                        fact={`${factOfPortfolio(portfolio.id)}:confidence=${confidence}:saving`}
                        eur={sum?.savingEur ?? 0}
                      />
                    </span>{' '}
                    <span className="text-nowrap">en {points}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
