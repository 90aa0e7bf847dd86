import { SectionLink } from '@vatio/platform';
import { rememberWayBack, type WayBack } from '@vatio/ui/layout';
import { ExternalLink } from 'lucide-react';

/** The places in PDS where data of a point are completed. */
const places = {
  curve: {
    label: 'Importar una curva',
    to: (id: string) => `/company/importaciones/nueva?punto=${id}`,
  },
  readings: { label: 'Escribir un mes', to: (id: string) => `/company/puntos/${id}/consumos` },
  contract: { label: 'Ver los contratos', to: (id: string) => `/company/puntos/${id}/contratos` },
  point: { label: 'Ver el punto', to: (id: string) => `/company/puntos/${id}` },
  prices: { label: 'Ver los parámetros regulados', to: () => '/user/parametros' },
} as const;
type Place = keyof typeof places;

const placesOf: Readonly<Record<string, readonly Place[]>> = {
  monthsMissing: ['readings', 'curve'],
  maximetersMissing: ['readings', 'curve'],
  periodsMissing: ['readings', 'curve'],
  curveMissing: ['curve'],
  quartersMissing: ['curve'],
  hourlyCurve: ['curve'],
  estimated: ['readings'],
  curveEstimated: ['curve'],
  notCalculable: ['point', 'contract', 'readings'],
  contractMissing: ['contract'],
  contractChanged: ['contract'],
  powersChanged: ['contract'],
  pricesMissing: ['prices'],
  pointArchived: ['point'],
  otherTariff: ['contract'],
  reactiveMissing: ['readings'],
  premiseDoubtful: ['point', 'contract'],
  tariffAgainstVoltage: ['point', 'contract'],
};

export interface MendLinksProps {
  readonly supplyPointId: string;
  /** The code of a finding. */
  readonly finding: string;
  /** The study that is left for it; none: what is being typed stays, and another tab is opened. */
  readonly back?: WayBack | undefined;
}

/** The links to the pages that mend a finding. */
export const MendLinks = ({ supplyPointId, finding, back }: MendLinksProps) => (
  <span className="d-inline-flex flex-wrap gap-2">
    {placesOf[finding]?.map((place) => (
      <SectionLink
        key={place}
        to={places[place].to(supplyPointId)}
        {...(back ? { onClick: () => rememberWayBack(back) } : { target: '_blank' })}
      >
        {places[place].label}
        {!back && (
          <>
            {' '}
            <ExternalLink size="1em" aria-hidden="true" />
            <span className="visually-hidden">(se abre en otra pestaña)</span>
          </>
        )}
      </SectionLink>
    ))}
  </span>
);
