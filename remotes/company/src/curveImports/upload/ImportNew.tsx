import { useQuery } from '@tanstack/react-query';
import { formatCups } from '@vatio/energy/cups';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ImportPage } from '../../common/imports/ImportPage';
import { importsCrumb } from '../../common/navigation/crumbs';
import { pointName } from '../../points/point';
import { supplyPointQuery } from '../../points/pointApi';
import { DropZone } from './DropZone';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

/** Files are dropped, sent and recognised; each is then looked at and confirmed on its own page. */
export const ImportNew = () => (
  <ImportPage
    title="Importar curvas"
    parent={importsCrumb}
    imports="/company/importaciones"
    roles={['admin', 'writer', 'pds_editor']}
    refusal={[
      'Solo puedes consultar las importaciones',
      'Para importar curvas hace falta ser administrador, editor o editor de PDS.',
    ]}
  >
    <Chosen />
  </ImportPage>
);

function Chosen() {
  const pointId = useSearchParams()[0].get('punto') ?? undefined;
  const point = useQuery({ ...supplyPointQuery(pointId ?? ''), enabled: pointId !== undefined });
  const { uploads, actions } = useUploads();
  const goOnWith = useSingleFile(uploads, actions.remove);

  const add = (files: readonly File[]) => {
    goOnWith(files.length === 1 && uploads.length === 0);
    // The API would refuse each file for a point that does not exist.
    actions.add(files, point.isError ? undefined : pointId);
  };
  return (
    <>
      {point.data && (
        <p>
          Lo que el fichero no diga de qué CUPS es se guardará en{' '}
          <Link to={`/company/puntos/${point.data.id}`}>
            <bdi>{pointName(point.data)}</bdi>
          </Link>{' '}
          ({formatCups(point.data.cups)}).
        </p>
      )}
      {point.isError && (
        <p className="alert alert-warning">
          No hemos encontrado el punto de suministro desde el que vienes. Puedes importar igual: los
          ficheros que no digan su CUPS te preguntarán de qué punto son.
        </p>
      )}
      <DropZone onFiles={add} />
      {uploads.length > 0 && (
        <>
          <UploadList uploads={uploads} actions={actions} />
          <p className="text-muted mt-3 mb-0">
            Puedes ir a otra página: los ficheros se siguen enviando. Nada se guarda hasta que lo
            confirmas.
          </p>
        </>
      )}
    </>
  );
}

/** A person with a single file wants to see it: its page is opened as soon as the file is sent. */
function useSingleFile(
  uploads: ReturnType<typeof useUploads>['uploads'],
  remove: (key: string) => void,
) {
  const [goesOn, setGoesOn] = useState(false);
  const navigate = useNavigate();
  const [only, ...others] = uploads;
  const key = goesOn && others.length === 0 ? only?.key : undefined;
  const importId = key === undefined ? undefined : only?.importId;
  useEffect(() => {
    if (key === undefined || importId === undefined) return;
    remove(key);
    void navigate(`/company/importaciones/${importId}`);
  }, [key, importId, remove, navigate]);
  return setGoesOn;
}
