import { ActionButton, Card, Failure, ProgressBar } from '@vatio/ui/layout';
import type { CurveImport } from '../curveImport';
import { useCancelImport } from '../curveImportApi';

export interface MovingCardProps {
  readonly found: CurveImport;
  readonly canCancel: boolean;
}

const texts = {
  queued: {
    title: 'En cola',
    text: 'El fichero está enviado. Se revisa en cuanto terminen los anteriores.',
  },
  checking: { title: 'Revisando el fichero', text: 'Leemos cada línea sin guardar nada todavía.' },
  confirmed: {
    title: 'En cola para importar',
    text: 'Las lecturas se guardan en cuanto terminen las importaciones anteriores.',
  },
  writing: { title: 'Importando', text: 'Guardamos las lecturas: o todas, o ninguna.' },
} as const;

/** The API is at work: shows how far it is, and can stop it. */
export function MovingCard({ found, canCancel }: MovingCardProps) {
  const cancel = useCancelImport();
  const state = found.state as keyof typeof texts;
  const { title, text } = texts[state];
  const isWriting = state === 'confirmed' || state === 'writing';
  const isCancelling = cancel.isPending || cancel.isSuccess;

  // Not where «Importar» was a moment ago: a double click would stop what it had begun.
  const cancelButton = canCancel && (
    <ActionButton
      look="outline-danger btn-sm"
      isOff={isCancelling}
      onClick={() => cancel.mutate(found)}
    >
      {isCancelling ? 'Cancelando…' : 'Cancelar la importación'}
    </ActionButton>
  );
  return (
    <Card title={title} actions={cancelButton}>
      <ProgressBar
        key={title}
        label={`${title}: ${found.fileName}`}
        progress={found.progress}
        done={isWriting ? 'guardado' : 'revisado'}
        isSpoken
      />
      <p className="mt-3 mb-0">{text} Puedes salir de esta página: la importación sigue.</p>
      <Failure error={cancel.error} className="mt-3 mb-0" />
    </Card>
  );
}
