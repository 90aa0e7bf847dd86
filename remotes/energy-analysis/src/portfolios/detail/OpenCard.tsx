import type { Portfolio } from '@vatio/contracts/energy-analysis/portfolios';
import { count, number } from '@vatio/ui/format';
import { ActionButton, Card, Failure, ProgressBar } from '@vatio/ui/layout';
import { useCancelPortfolio } from '../portfolioApi';

export interface OpenCardProps {
  readonly portfolio: Portfolio;
  readonly canCancel: boolean;
}

/** The API is at work, or will be: shows how far it is, and can stop it. */
export function OpenCard({ portfolio, canCancel }: OpenCardProps) {
  const { id, state, progress, points } = portfolio;
  const cancel = useCancelPortfolio();
  const isCancelling = cancel.isPending || cancel.isSuccess;
  const isRunning = state === 'running';
  const done = Math.floor((progress ?? 0) * points);
  return (
    <Card
      title={isRunning ? 'Optimizando' : 'En cola'}
      actions={
        canCancel && (
          <ActionButton
            look="outline-danger btn-sm"
            isOff={isCancelling}
            onClick={() => cancel.mutate(id)}
          >
            {isCancelling ? 'Cancelando…' : 'Cancelar la cartera'}
          </ActionButton>
        )
      }
    >
      <ProgressBar
        key={state}
        label="Progreso de la cartera"
        progress={progress}
        done="hecho"
        isSpoken
      />
      <p className="mt-3 mb-0">
        {isRunning
          ? `${number(done)} de ${count(points, 'punto', 'puntos')}.`
          : 'Empieza en cuanto terminen los trabajos anteriores.'}{' '}
        Puedes salir de esta página: la cartera sigue y se encuentra después en la lista.
      </p>
      <Failure error={cancel.error} className="mt-3 mb-0" />
    </Card>
  );
}
