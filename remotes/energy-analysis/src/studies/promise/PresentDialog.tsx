import { useQuery } from '@tanstack/react-query';
import type { StudyPromise } from '@vatio/contracts/energy-analysis/presentations';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { notify, useRuntimeConfig } from '@vatio/platform';
import { ConfirmDialog, Loaded } from '@vatio/ui/layout';
import { useState } from 'react';
import { studyPromiseQuery, useChangeStudyState } from '../detail/detailApi';
import { actionWords } from '../studyActions';
import { OfferRadios } from './OfferRadios';
import { recommendedIn } from './promiseWords';
import { WhatCounts } from './WhatCounts';

export interface StateDialogProps {
  readonly study: Study;
  readonly onClose: () => void;
}

/** The most characters that the API takes. */
const mostNameChars = 200;

/** Says what will count before a study is presented; if it has offers and none counts, asks which. */
export function PresentDialog({ study, onClose }: StateDialogProps) {
  const promise = useQuery(studyPromiseQuery(study.id));
  const change = useChangeStudyState(study);
  const { companyName } = useRuntimeConfig();
  const [answer, setAnswer] = useState<string | null>();
  const isAsked = promise.data?.mustChoose ?? false;
  const { label, title, text, done } = actionWords.present;
  const present = () =>
    change.mutate(
      {
        action: 'present',
        // The presentation names its company, even after the company changes its name.
        companyName: companyName.slice(0, mostNameChars),
        ...(isAsked && answer !== undefined && { recommendedOfferId: answer }),
      },
      {
        onSuccess: () => {
          onClose();
          notify(`${study.code}: ${done}`, { kind: 'success' });
        },
      },
    );
  return (
    <ConfirmDialog
      title={title}
      confirm={label}
      action={change}
      isDanger={false}
      isReady={promise.isSuccess && (!isAsked || answer !== undefined)}
      onConfirm={present}
      onClose={onClose}
    >
      <Loaded query={promise} loading="Calculando qué cuenta…" lines={2} what="qué cuenta">
        {(found) => (
          <Promised studyId={study.id} promise={found} answer={answer} onAnswer={setAnswer} />
        )}
      </Loaded>
      <p className="mb-0">{text}</p>
    </ConfirmDialog>
  );
}

interface PromisedProps {
  readonly studyId: string;
  readonly promise: StudyPromise;
  readonly answer: string | null | undefined;
  readonly onAnswer: (answer: string | null) => void;
}

function Promised({ studyId, promise, answer, onAnswer }: PromisedProps) {
  if (!promise.mustChoose) {
    const offer = recommendedIn(promise);
    return (
      <>
        <WhatCounts studyId={studyId} promise={promise} offer={offer} />
        {offer && promise.offers.length > 1 && (
          <p>Para que cuente otra oferta, recomiéndala antes en «Ofertas».</p>
        )}
      </>
    );
  }
  const chosen = promise.offers.find(({ id }) => id === answer) ?? null;
  return (
    <>
      <OfferRadios studyId={studyId} promise={promise} value={answer} onChange={onAnswer} />
      {answer !== undefined && <WhatCounts studyId={studyId} promise={promise} offer={chosen} />}
    </>
  );
}
