import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { savingBesideOffer } from '@vatio/energy/study';
import { decimalInWords } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { isOfOtherTariff } from '../../studies/crossing/thisSide';
import { factOfOfferSaving, factOfPowers, factOfStudy } from '../../studies/studyFacts';

export interface SavingSumProps {
  readonly study: Study;
  readonly offers: Pick<StudyOffersAnswer, 'saving' | 'recommendedOfferId'>;
  /** The calculation's fact key. */
  readonly fact: string;
}

/** The parts of the study's saving, if an offer is recommended. */
export function SavingSum({ study, offers, fact }: SavingSumProps) {
  const { saving, recommendedOfferId } = offers;
  const { savingEur, savingPercent, calculation } = study;
  if (!recommendedOfferId || !calculation) return null;
  if (!saving) {
    return (
      <p className="alert alert-warning">
        La oferta recomendada ya no se puede comparar, y su ahorro no cuenta en el del estudio.
      </p>
    );
  }
  return (
    <p>
      Ahorro del estudio, sin impuestos:{' '}
      <strong>
        <Euros fact={`${factOfStudy(study.id)}:saving`} eur={savingEur ?? 0} />
      </strong>
      {savingPercent !== null && ` (${decimalInWords(savingPercent)} % del coste actual)`}. Son{' '}
      {calculation.result && (
        <>
          <Euros
            fact={`${factOfPowers(fact, isOfOtherTariff(calculation.result) ? 'this-side' : 'optimum')}:saving`}
            eur={savingBesideOffer(calculation.result)}
          />{' '}
          de la potencia y{' '}
        </>
      )}
      <Euros fact={factOfOfferSaving(fact, saving)} eur={saving.savingEur} /> de{' '}
      <bdi>{offerName(saving)}</bdi>.
      {calculation.result && calculation.snapshot.contract?.powerPricesEurPerKwYear && (
        <span className="d-block small text-danger">
          El de la potencia está calculado con los precios regulados, y el contrato actual tiene los
          suyos: puede ser otro.
        </span>
      )}
    </p>
  );
}
