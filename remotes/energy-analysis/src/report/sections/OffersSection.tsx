import { euros } from '@vatio/ui/format';
import { LineTable } from '../../offers/detail/LineTable';
import { OfferWaterfall } from '../../offers/detail/OfferWaterfall';
import { differenceSteps } from '../../offers/detail/steps';
import { ComparisonNotes } from '../../offers/ranking/ComparisonNotes';
import { RankingTable } from '../../offers/ranking/RankingTable';
import { taxNameOf } from '../../offers/taxName';
import type { SectionProps } from '../found';
import classes from '../paper/Paper.module.css';

/** The offers from the cheapest, and how the one that is recommended, or else the cheapest, differs. */
export function OffersSection({ found: { offers, calculation } }: SectionProps) {
  if (!offers) return null;
  const { rows, current } = offers;
  const taxName = taxNameOf(calculation.snapshot.territory);
  const ofOffers = rows.filter(({ offer, cost }) => offer !== null && cost);
  const chosen = ofOffers.find(({ isRecommended }) => isRecommended) ?? ofOffers[0];
  return (
    <>
      <RankingTable rows={rows} taxName={taxName} />
      <ComparisonNotes comparison={offers} calculation={calculation} />
      {chosen && (
        <>
          <div className={classes.chart}>
            <h3>
              {chosen.isRecommended ? 'La recomendada' : 'La más barata'}: <bdi>{chosen.name}</bdi>
            </h3>
            {chosen.cost?.savingEur && (
              <p>Frente al contrato actual, ahorra {euros(Number(chosen.cost.savingEur))}.</p>
            )}
            <OfferWaterfall
              name={chosen.name}
              steps={differenceSteps(current.cost, chosen, taxName)}
            />
          </div>
          <LineTable caption={`${chosen.name}: de dónde sale cada euro`} lines={chosen.lines} />
        </>
      )}
    </>
  );
}
