import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Proposal {
  /** The typed texts, with a comma; P1 first. */
  readonly texts: readonly string[];
  /** The same for the engine, with a point: perhaps no numbers. */
  readonly powersKw: readonly string[];
  readonly change: (index: number, text: string) => void;
  readonly replace: (powersKw: readonly string[]) => void;
}

const typed = (powerKw: string) => powerKw.replace('.', ',');
const forEngine = (text: string) => text.trim().replace(',', '.');

/**
 * The powers that a person tries. They live in the URL (`?kw=33,33,34.5`), so that they can be shared and
 * survive a reload.
 *
 * @param initial kW, if the URL has none or another number of powers
 */
export function useProposal(initial: readonly string[]): Proposal {
  const [params, setParams] = useSearchParams();
  const [texts, setTexts] = useState(() => {
    const said = params.get('kw')?.split(',') ?? [];
    return (said.length === initial.length ? said : initial).map(typed);
  });
  const show = (next: readonly string[]) => {
    setTexts([...next]);
    const kw = next.map(forEngine).join(',');
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('kw', kw);
        return changed;
      },
      { replace: true },
    );
  };
  // The same list until one of them changes: what is computed from it is remembered.
  const powersKw = useMemo(() => texts.map(forEngine), [texts]);
  return {
    texts,
    powersKw,
    change: (index, text) => show(texts.map((one, i) => (i === index ? text : one))),
    replace: (powersKw) => show(powersKw.map(typed)),
  };
}
