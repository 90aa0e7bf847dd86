import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import { type OfferPowers, offerPowersLabels } from '@vatio/contracts/energy-analysis/offerWords';
import { notifyError } from '@vatio/ui/layout';
import { useId } from 'react';
import type { OfferActions } from '../offersApi';

export interface PowersChoiceProps {
  readonly offers: StudyOffersAnswer;
  readonly actions: OfferActions;
  readonly canWrite: boolean;
}

const all = Object.keys(offerPowersLabels) as OfferPowers[];

/** The powers by which all are compared; the choice is kept with the study. */
export function PowersChoice({ offers, actions: { choose }, canWrite }: PowersChoiceProps) {
  const id = useId();
  const { powers, recommendedOfferId } = offers;
  if (!canWrite) return <p>Con las potencias {offerPowersLabels[powers]}.</p>;
  const change = (value: string) => {
    const chosen = all.find((one) => one === value);
    if (chosen) choose.mutate({ powers: chosen, recommendedOfferId }, { onError: notifyError });
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
      <label htmlFor={id}>Comparar con las potencias</label>
      <select
        id={id}
        className="form-select w-auto"
        value={choose.isPending ? choose.variables.powers : powers}
        // It keeps the focus while the last choice is on its way.
        aria-disabled={choose.isPending}
        onChange={({ target }) => choose.isPending || change(target.value)}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {offerPowersLabels[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
