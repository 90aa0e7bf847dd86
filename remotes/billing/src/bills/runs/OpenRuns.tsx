import { useQuery } from '@tanstack/react-query';
import type { Run } from '@vatio/contracts/billing/verifications';
import { useHasRole } from '@vatio/platform';
import { ActionButton, notifyError, ProgressBar } from '@vatio/ui/layout';
import { isOpen, runInWords } from './run';
import { runsQuery, useCancelRun } from './runApi';

/** The verifications under way, no matter who began them. Empty without an answer. */
export function OpenRuns() {
  const { data: runs = [] } = useQuery(runsQuery);
  return runs.filter(isOpen).map((run) => <OpenRun key={run.id} run={run} />);
}

function OpenRun({ run }: { readonly run: Run }) {
  const canWrite = useHasRole('admin', 'writer');
  const cancel = useCancelRun();
  return (
    <div className="card mb-3">
      <div className="card-body d-flex flex-wrap align-items-center column-gap-3 row-gap-2">
        <span>
          {runInWords(run)} · <bdi>{run.authorName}</bdi>
        </span>
        <div className="flex-grow-1">
          <ProgressBar label={runInWords(run)} progress={run.progress} done="hecho" />
        </div>
        {canWrite && (
          <ActionButton
            look="outline-secondary btn-sm"
            busy={cancel.isPending && 'Cancelando…'}
            onClick={() => cancel.mutate(run.id, { onError: notifyError })}
          >
            Cancelar
          </ActionButton>
        )}
      </div>
    </div>
  );
}
