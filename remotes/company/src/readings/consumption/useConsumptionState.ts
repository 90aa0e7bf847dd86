import { useSearchParams } from 'react-router-dom';
import { type Origin, origins, type Quantity, quantities } from '../quantities';

export interface ConsumptionState {
  readonly year: string | undefined;
  readonly origin: Origin | undefined;
  readonly quantity: Quantity;
  /** The id of the reading that is edited, or `nuevas`. */
  readonly editing: string | undefined;
  /** Omitted fields stay; editing ends with any other change. */
  readonly change: (next: ConsumptionChange) => void;
}

export interface ConsumptionChange {
  readonly year?: string;
  readonly origin?: Origin;
  readonly quantity?: Quantity;
  readonly editing?: string;
}

/** The years, the origin and the quantity live in the URL (`?anio=2026&datos=curva&ver=potencia`). */
export function useConsumptionState(): ConsumptionState {
  const [params, setParams] = useSearchParams();
  const year = params.get('anio') ?? '';
  const change = ({ year, origin, quantity, editing }: ConsumptionChange) =>
    setParams((old) => {
      const all = new URLSearchParams(old);
      if (year) all.set('anio', year);
      if (origin) all.set('datos', origin);
      if (quantity) all.set('ver', quantity);
      if (editing) all.set('editar', editing);
      else all.delete('editar');
      return all;
    });
  return {
    year: /^(199\d|20\d\d)$/.test(year) ? year : undefined,
    origin: origins.find((one) => one === params.get('datos')),
    quantity: quantities.find((one) => one === params.get('ver')) ?? 'energia',
    editing: params.get('editar') ?? undefined,
    change,
  };
}
