import { SectionLink, useHasRole } from '@vatio/platform';
import { EmptyState } from '@vatio/ui/layout';
import { ChartLine } from 'lucide-react';

/** The calculation saw no curve: where one is imported, and what to do then. */
export function NoCurve({ supplyPointId }: { readonly supplyPointId: string }) {
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  return (
    <EmptyState
      icon={<ChartLine />}
      title="El cálculo no tiene curva"
      action={
        canImport && (
          <SectionLink
            className="btn btn-primary"
            to={`/company/importaciones/nueva?punto=${supplyPointId}`}
          >
            Importar una curva
          </SectionLink>
        )
      }
    >
      {canImport
        ? 'Importa en PDS un fichero de la distribuidora o de Datadis con estos meses y recalcula el estudio en «Datos».'
        : 'Cuando alguien importe la curva de estos meses en PDS y recalcule el estudio, aquí la verás.'}
    </EmptyState>
  );
}
