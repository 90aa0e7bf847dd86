import { euros } from '@vatio/ui/format';
import { useMemo } from 'react';
import type { Comparison, RankedOffer } from '../../offers/comparison';
import { OfferWaterfall } from '../../offers/detail/OfferWaterfall';
import { type DifferenceStep, differenceSteps } from '../../offers/detail/steps';
import { pendingTax } from '../../offers/pendingTax';
import { ComparisonNotes } from '../../offers/ranking/ComparisonNotes';
import { RankingTable } from '../../offers/ranking/RankingTable';
import { taxNameOf } from '../../offers/taxName';
import { factOfSaving } from '../../studies/studyFacts';
import type { SectionProps } from '../found';
import classes from '../paper/Paper.module.css';
import { SumTable } from '../paper/SumTable';

/** The offers from the cheapest, and how the one that is recommended, or else the cheapest, differs. */
export function OffersSection({ found: { offers, calculation } }: SectionProps) {
  const taxName = taxNameOf(calculation.snapshot.territory);
  const ofOffers = offers?.rows.filter(({ offer, cost }) => offer !== null && cost) ?? [];
  const chosen = ofOffers.find(({ isRecommended }) => isRecommended) ?? ofOffers[0];
  const steps = useMemo(
    () => (offers && chosen ? differenceSteps(offers.current, chosen, taxName) : []),
    [offers, chosen, taxName],
  );
  if (!offers) return null;
  return (
    <>
      <RankingTable rows={offers.rows} taxName={taxName} />
      <ComparisonNotes comparison={offers} calculation={calculation} />
      {chosen && (
        <>
          <div className={classes.chart}>
            <h3>
              {chosen.isRecommended ? 'La recomendada' : 'La más barata'}: <bdi>{chosen.name}</bdi>
            </h3>
            {chosen.cost?.savingEur && (
              <p>
                <span data-fact={factOfSaving(chosen.fact, Number(chosen.cost.savingEur))}>
                  {savingInWords(chosen.cost.savingEur, offers.rankedBy)}
                </span>
                <Held offer={chosen} />
              </p>
            )}
            {steps.length > 0 && <OfferWaterfall name={chosen.name} steps={steps} />}
          </div>
          <StepSums name={chosen.name} steps={steps} />
        </>
      )}
    </>
  );
}

function savingInWords(savingEur: string, rankedBy: Comparison['rankedBy']): string {
  const taxes = rankedBy === 'total' ? 'con impuestos' : 'sin impuestos';
  const amount = euros(Math.abs(Number(savingEur)));
  return Number(savingEur) >= 0
    ? `Frente al contrato actual, ahorra ${amount} al año, ${taxes}.`
    : `Frente al contrato actual, cuesta ${amount} más al año, ${taxes}.`;
}

/** The other saving, while a tax waits for an official value. */
function Held({ offer: { fact, ifConditionsHeld: held } }: { readonly offer: RankedOffer }) {
  if (!held || held.savingEur === null) return null;
  const amount = euros(Math.abs(Number(held.savingEur)));
  const what = Number(held.savingEur) >= 0 ? 'el ahorro sería de' : 'el sobrecoste sería de';
  return (
    <span data-fact={factOfSaving(`${fact}:if-held`, Number(held.savingEur))}>
      {` ${pendingTax(held.pendingFrom)} Con su otro valor ${what} ${amount}.`}
    </span>
  );
}

interface StepSumsProps {
  readonly name: string;
  readonly steps: readonly DifferenceStep[];
}

/** The figures of the chart: from the contract by each component to the offer. */
function StepSums({ name, steps }: StepSumsProps) {
  if (steps.length === 0) return null;
  const rows = steps.map((step) => ({
    label: step.name,
    cells: [{ fact: step.fact, eur: step.amountEur }],
  }));
  return (
    <SumTable
      caption={`Del contrato actual a ${name}, en euros al año`}
      rowHead="Concepto"
      columns={['Importe']}
      rows={rows.slice(0, -1)}
      sums={rows.slice(-1)}
    />
  );
}
