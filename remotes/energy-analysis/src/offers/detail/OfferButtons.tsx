import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { notify } from '@vatio/platform';
import { ActionButton, notifyError, notifyUndo } from '@vatio/ui/layout';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RankedOffer } from '../comparison';
import { offersPath } from '../offer';
import type { OfferActions } from '../offersApi';

export interface OfferButtonsProps {
  readonly study: Study;
  readonly offers: StudyOffersAnswer;
  readonly row: RankedOffer;
  readonly actions: OfferActions;
}

/** A writer's actions on one offer. */
export function OfferButtons({ study, offers, row, actions }: OfferButtonsProps) {
  const { key, name, isRecommended, cost } = row;
  const { choose, remove, restore } = actions;
  const recommend = () =>
    choose.mutate(
      { powers: offers.powers, recommendedOfferId: isRecommended ? null : key },
      {
        onError: notifyError,
        onSuccess: () =>
          notify(isRecommended ? `${name}: ya no se recomienda` : `${name}: recomendada`, {
            kind: 'success',
          }),
      },
    );
  const takeAway = () =>
    remove.mutate(key, {
      onError: notifyError,
      onSuccess: ({ version }) =>
        notifyUndo({
          text: `${name}: oferta borrada`,
          onUndo: () => restore.mutate({ id: key, version }, { onError: notifyError }),
        }),
    });
  const isBusy = choose.isPending || remove.isPending;
  return (
    <div className="d-flex flex-wrap gap-2">
      {(isRecommended || cost?.savingEur) && (
        <ActionButton
          look={`${isRecommended ? 'outline-secondary' : 'primary'} btn-sm`}
          isOff={isBusy}
          onClick={recommend}
        >
          <Star aria-hidden="true" /> {isRecommended ? 'Dejar de recomendar' : 'Recomendar'}
        </ActionButton>
      )}
      <Link className="btn btn-sm btn-outline-primary" to={`${offersPath(study.id)}/${key}`}>
        <Pencil aria-hidden="true" /> Editar
      </Link>
      <ActionButton look="outline-danger btn-sm" isOff={isBusy} onClick={takeAway}>
        <Trash2 aria-hidden="true" /> Borrar
      </ActionButton>
    </div>
  );
}
