import { EmptyState } from '@vatio/ui/layout';
import { ChartColumn } from 'lucide-react';

export interface NoConsumptionProps {
  readonly canWrite: boolean;
  readonly onType: () => void;
}

/** Neither readings nor a curve: leads people who may to the sheet. */
export function NoConsumption({ canWrite, onType }: NoConsumptionProps) {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="Todavía no hay consumos"
      action={
        canWrite && (
          <button type="button" className="btn btn-primary" onClick={onType}>
            Añadir lecturas
          </button>
        )
      }
    >
      {canWrite
        ? 'Teclea o pega las lecturas de cada mes, o importa la curva en la pestaña «Curva».'
        : 'Aquí verás las lecturas de cada mes cuando alguien las añada.'}
    </EmptyState>
  );
}
