import { dateTime } from '@vatio/ui/format';
import { sizeInWords } from '../../common/values/fileSize';
import type { CurveImport } from '../curveImport';
import { ImportStateBadge } from '../ImportStateBadge';

/** State, size, who and when. */
export function ImportHead({ found }: { readonly found: CurveImport }) {
  const { state, sizeBytes, createdBy, createdAt } = found;
  return (
    <p className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1">
      <span role="status">
        <ImportStateBadge state={state} />
      </span>
      <span>{sizeInWords(sizeBytes)}</span>
      <span>
        Enviado el {dateTime(createdAt)}
        {createdBy && (
          <>
            {' '}
            por <bdi>{createdBy.name}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
