import type { StudyOffersAnswer } from '@vatio/contracts/energyAnalysis/offers';
import type { Study } from '@vatio/contracts/energyAnalysis/studies';
import { savingBesideOffer } from '@vatio/energy/study';
import { decimalInWords, euros } from '@vatio/ui/format';
import { offerName } from '../../studies/studyWords';

export interface SavingSumProps {
  readonly study: Study;
  readonly offers: Pick<StudyOffersAnswer, 'saving' | 'recommendedOfferId'>;
}

/** What the study's saving is made of, where an offer is recommended. */
export function SavingSum({ study, offers: { saving, recommendedOfferId } }: SavingSumProps) {
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
      Ahorro del estudio, sin impuestos: <strong>{euros(Number(savingEur))}</strong>
      {savingPercent !== null && ` (${decimalInWords(savingPercent)} % del coste actual)`}. Son{' '}
      {calculation.result &&
        `${euros(Number(savingBesideOffer(calculation.result)))} de la potencia y `}
      {euros(Number(saving.savingEur))} de <bdi>{offerName(saving)}</bdi>.
      {calculation.result && calculation.snapshot.contract?.powerPricesEurPerKwYear && (
        <span className="d-block small text-danger">
          El de la potencia está calculado con los precios regulados, y el contrato actual tiene los
          suyos: puede ser otro.
        </span>
      )}
    </p>
  );
}
