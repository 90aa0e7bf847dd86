import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { SectionLink, useHasRole } from '@vatio/platform';
import { rememberWayBack } from '@vatio/ui/layout';
import { backTo } from '../studyPaths';

export interface SupplyLinksProps {
  readonly study: Pick<Study, 'id' | 'code' | 'supplyPointId'>;
  readonly canMend: boolean;
}

/** Links to the data of a study: they are kept in PDS, and changed there by those who may. */
export function SupplyLinks({ study, canMend }: SupplyLinksProps) {
  const { supplyPointId } = study;
  const canChange = useHasRole('admin', 'writer', 'pds_editor');
  const point = `/company/puntos/${supplyPointId}`;
  const ways =
    canChange && canMend
      ? [
          {
            to: `/company/importaciones/nueva?punto=${supplyPointId}`,
            label: 'Importar una curva',
          },
          { to: `${point}/consumos`, label: 'Lecturas y maxímetros' },
          { to: `${point}/contratos`, label: 'Contratos y potencias' },
          { to: `${point}/editar`, label: 'Datos técnicos' },
        ]
      : [
          { to: `${point}/consumos`, label: 'Consumos en PDS' },
          { to: `${point}/contratos`, label: 'Contratos en PDS' },
        ];
  return (
    <nav aria-label="Datos del punto en PDS" className="d-flex flex-wrap gap-2 mb-3">
      {ways.map(({ to, label }) => (
        <SectionLink
          key={to}
          className="btn btn-sm btn-outline-primary"
          to={to}
          onClick={() => rememberWayBack(backTo(study))}
        >
          {label}
        </SectionLink>
      ))}
    </nav>
  );
}
