import { useQuery } from '@tanstack/react-query';
import type { OffersElsewhere } from '@vatio/contracts/energyAnalysis/offers';
import type { Study } from '@vatio/contracts/energyAnalysis/studies';
import { notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { Dialog, Failure, Loaded } from '@vatio/ui/layout';
import { SearchBox } from '@vatio/ui/table';
import { useState } from 'react';
import { atrInWords, offerName } from '../offer';
import { elsewhereQuery, type OfferActions } from '../offersApi';

export interface CopyOffersProps {
  readonly study: Study;
  readonly actions: OfferActions;
  readonly onClose: () => void;
}

/** Picks offers of this year's other studies. */
export function CopyOffers({ study, actions: { copy }, onClose }: CopyOffersProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useQuery(elsewhereQuery(study.id, q));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const send = () =>
    copy.mutate(
      { offerIds: [...chosen] },
      {
        onSuccess: () => {
          notify(`${count(chosen.size, 'oferta añadida', 'ofertas añadidas')}`, {
            kind: 'success',
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title="Añadir ofertas de otro estudio"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.size === 0 || copy.isPending}
            onClick={send}
          >
            {chosen.size > 0 ? `Añadir ${count(chosen.size, 'oferta', 'ofertas')}` : 'Añadir'}
          </button>
        </>
      }
    >
      <SearchBox
        value={q}
        onChange={setQ}
        label="Buscar por comercializadora, cliente o código de estudio"
      />
      <div className="mt-3">
        <Loaded query={found} loading="Buscando ofertas…" what="las ofertas">
          {(answer) => (
            <FoundOffers answer={answer} study={study} chosen={chosen} onToggle={toggle} />
          )}
        </Loaded>
      </div>
      {copy.error && <Failure error={copy.error} />}
    </Dialog>
  );
}

interface FoundOffersProps {
  readonly answer: OffersElsewhere;
  readonly study: Study;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function FoundOffers({ answer: { rows, total }, study, chosen, onToggle }: FoundOffersProps) {
  const tariff = study.calculation?.snapshot.tariff;
  if (rows.length === 0) {
    return <p className="mb-0">Ningún otro estudio de este año tiene ofertas así.</p>;
  }
  return (
    <>
      <ul className="list-unstyled mb-0">
        {rows.map((offer) => (
          <li key={offer.id} className="form-check mb-2">
            <input
              id={`copy-${offer.id}`}
              type="checkbox"
              className="form-check-input"
              checked={chosen.has(offer.id)}
              onChange={() => onToggle(offer.id)}
            />
            <label className="form-check-label" htmlFor={`copy-${offer.id}`}>
              <bdi>{offerName(offer)}</bdi>
              <span className="d-block small text-muted">
                {offer.tariff}, {atrInWords(offer.includesAtr)} · {offer.studyCode} ·{' '}
                <bdi>{offer.clientName}</bdi>
              </span>
              {offer.tariff !== tariff && (
                <span className="d-block small text-danger">
                  Es de otra tarifa: no se podrá comparar.
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="small text-muted mb-0">
          Hay {total} en total: busca con más palabras para encontrar las demás.
        </p>
      )}
    </>
  );
}
