import { useHasRole } from '@vatio/platform';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface ImportCurveLinkProps {
  readonly pointId: string;
  readonly look: 'btn-primary' | 'btn-outline-primary' | 'btn-sm btn-outline-primary';
}

/** Leads to the import of a curve for a point; hidden from people who may not import. */
export function ImportCurveLink({ pointId, look }: ImportCurveLinkProps) {
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  if (!canImport) return null;
  return (
    <Link className={`btn ${look}`} to={`/company/importaciones/nueva?punto=${pointId}`}>
      <Upload aria-hidden="true" /> Importar una curva
    </Link>
  );
}
