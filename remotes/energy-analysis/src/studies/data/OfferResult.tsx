import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { decimalInWords } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { factOfOfferSaving, factOfSaving, factOfStudy } from '../studyFacts';
import { studyPath } from '../studyPaths';

interface StudyProps {
  readonly study: Study;
}

const offersPath = ({ id }: Study) => `${studyPath(id)}/ofertas`;

/** The saving of a study that compares offers and leaves the powers alone. */
export function OfferResultCard({ study }: StudyProps) {
  const { offerSaving, savingEur, savingPercent } = study;
  const more = (
    <Link className="btn btn-sm btn-outline-primary" to={offersPath(study)}>
      Ver las ofertas
    </Link>
  );
  return (
    <Card title="Resultado" actions={more}>
      {!offerSaving || savingEur === null || savingPercent === null ? (
        <p className="mb-0">
          Ninguna oferta está recomendada: al recomendar una en «Ofertas», aquí se ve lo que ahorra.
        </p>
      ) : (
        <>
          <p className="fs-4 mb-1">
            {Number(savingEur) >= 0 ? 'Ahorro de ' : 'Cuesta de más '}
            <strong>
              <Euros
                fact={factOfSaving(factOfStudy(study.id), Number(savingEur))}
                eur={Math.abs(Number(savingEur))}
              />
            </strong>{' '}
            al año ({decimalInWords(savingPercent)} %)
          </p>
          <p className="text-muted">
            Potencia, energía y cuota del contrato, sin impuestos: en % del coste actual con sus
            excesos.
          </p>
          <p className="mb-0">
            Con la oferta recomendada de <bdi>{offerSaving.supplier}</bdi>.
          </p>
        </>
      )}
    </Card>
  );
}

export interface WithOfferProps extends StudyProps {
  /** The calculation's fact key. */
  readonly fact: string;
}

/** The saving of the list and the summary, where powers are looked into and an offer is recommended. */
export function WithOffer({ study, fact }: WithOfferProps) {
  const { offerSaving, savingEur, savingPercent } = study;
  if (!offerSaving || savingEur === null || savingPercent === null) return null;
  return (
    <p>
      Con la oferta recomendada de <bdi>{offerSaving.supplier}</bdi>, que ahorra{' '}
      <Euros fact={factOfOfferSaving(fact, offerSaving)} eur={offerSaving.savingEur} />, son{' '}
      <strong>
        <Euros fact={`${factOfStudy(study.id)}:saving`} eur={savingEur} />
      </strong>{' '}
      al año ({decimalInWords(savingPercent)} % del coste actual sin impuestos).{' '}
      <Link to={offersPath(study)}>Ver las ofertas</Link>
    </p>
  );
}
