import { useQuery } from '@tanstack/react-query';
import { notify } from '@vatio/platform';
import { ConfirmDialog, Loaded } from '@vatio/ui/layout';
import { studyPromiseQuery, useChangeStudyState } from '../detail/detailApi';
import { actionWords } from '../studyActions';
import type { StateDialogProps } from './PresentDialog';
import { recommendedIn } from './promiseWords';
import { WhatCounts } from './WhatCounts';

/** Says which saving will count as accepted: it is the one that was presented. */
export function AcceptDialog({ study, onClose }: StateDialogProps) {
  const promise = useQuery(studyPromiseQuery(study.id));
  const change = useChangeStudyState(study);
  const { label, title, text, done } = actionWords.accept;
  const onSuccess = () => {
    onClose();
    notify(`${study.code}: ${done}`, { kind: 'success' });
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={label}
      action={change}
      isDanger={false}
      isReady={promise.isSuccess}
      onConfirm={() => change.mutate({ action: 'accept' }, { onSuccess })}
      onClose={onClose}
    >
      <Loaded query={promise} loading="Calculando qué cuenta…" lines={2} what="qué cuenta">
        {(found) => <WhatCounts studyId={study.id} promise={found} offer={recommendedIn(found)} />}
      </Loaded>
      <p>{text}</p>
      <p className="mb-0">
        Lo presentado no cambia de oferta ni de potencias. Si el cliente ha aceptado otra cosa,
        cancela, pulsa «Retirar la presentación», corrígelo y preséntalo otra vez.
      </p>
    </ConfirmDialog>
  );
}
