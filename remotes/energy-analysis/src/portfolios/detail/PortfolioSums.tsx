import type { Confidence, Portfolio } from '@vatio/contracts/energy-analysis/portfolios';
import { count } from '@vatio/ui/format';
import { Euros, Sums } from '@vatio/ui/layout';
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
    <Sums label="Ahorro posible según la confianza" isBusy={false}>
      {kinds.map(({ confidence, meaning }) => {
        const sum = portfolio.sums.find((one) => one.confidence === confidence);
        const points = count(sum?.points ?? 0, 'punto', 'puntos');
        return (
          <div key={confidence}>
            <dt>
              <ConfidenceBadge confidence={confidence} />
            </dt>
            <dd>
              {confidence === 'impossible' ? (
                points
              ) : (
                <>
                  <Euros
                    fact={`${factOfPortfolio(portfolio.id)}:confidence=${confidence}:saving`}
                    eur={sum?.savingEur ?? 0}
                  />{' '}
                  en {points}
                </>
              )}
              <small>{meaning}</small>
            </dd>
          </div>
        );
      })}
    </Sums>
  );
}
