import { useEffect, useRef } from 'react';
import type { PointFormState } from './pointForm';
import { type PlaceProposal, proposePlace } from './provinces';

/**
 * Province and territory follow the postcode until the person changes them: a value that differs from
 * the proposal before is the person's, and stays.
 *
 * @returns what the postcode proposes now
 */
export function usePlaceProposal(form: PointFormState): PlaceProposal | null {
  const { getValues, setValue } = form;
  const proposal = proposePlace(form.watch('postcode'));
  const { province, territory } = proposal ?? {};
  const before = useRef({ province, territory });

  useEffect(() => {
    if (!province || !territory) return;
    const follow = (name: 'province' | 'territory', value: string) => {
      const now = getValues(name);
      const isTheirs = now !== '' && now !== before.current[name];
      if (!isTheirs) setValue(name, value, { shouldDirty: true, shouldValidate: now !== '' });
    };
    follow('province', province);
    follow('territory', territory);
    before.current = { province, territory };
  }, [province, territory, getValues, setValue]);

  return proposal;
}
