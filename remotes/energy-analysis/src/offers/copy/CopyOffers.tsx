import { useQuery } from '@tanstack/react-query';
import type { OffersElsewhere } from '@vatio/contracts/energy-analysis/offers';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { count } from '@vatio/ui/format';
import { Failure, Loaded } from '@vatio/ui/layout';
import { SearchBox } from '@vatio/ui/table';
import { useState } from 'react';
import { AddDialog } from '../AddDialog';
import { atrInWords } from '../offer';
import { elsewhereQuery, type OfferActions } from '../offersApi';

export interface CopyOffersProps {
  readonly study: Study;
  readonly actions: OfferActions;
  readonly onClose: () => void;
}

/** Picks offers of other studies, the newest first. */
export function CopyOffers({ study, actions: { copy }, onClose }: CopyOffersProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useQuery(elsewhereQuery(study.id, q));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <AddDialog
      title="Añadir ofertas de otro estudio"
      submit={chosen.size > 0 ? `Añadir ${count(chosen.size, 'oferta', 'ofertas')}` : 'Añadir'}
      isOff={chosen.size === 0 || copy.isPending}
      send={(on) => copy.mutate({ offerIds: [...chosen] }, on)}
      done={count(chosen.size, 'oferta añadida', 'ofertas añadidas')}
      onClose={onClose}
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
    </AddDialog>
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
    return <p className="mb-0">Ningún otro estudio tiene ofertas así.</p>;
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
