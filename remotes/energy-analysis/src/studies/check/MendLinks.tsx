import { SectionLink } from '@vatio/platform';

/** The places in PDS where data of a point are completed. */
const places = {
  curve: {
    label: 'Importar una curva',
    to: (id: string) => `/company/importaciones/nueva?punto=${id}`,
  },
  readings: { label: 'Escribir un mes', to: (id: string) => `/company/puntos/${id}/consumos` },
  contract: { label: 'Ver los contratos', to: (id: string) => `/company/puntos/${id}/contratos` },
  prices: { label: 'Ver los parámetros regulados', to: () => '/user/parametros' },
} as const;
type Place = keyof typeof places;

const placesOf: Readonly<Record<string, readonly Place[]>> = {
  monthsMissing: ['readings', 'curve'],
  maximetersMissing: ['readings', 'curve'],
  curveMissing: ['curve'],
  quartersMissing: ['curve'],
  hourlyCurve: ['curve'],
  estimated: ['readings'],
  contractMissing: ['contract'],
  pricesMissing: ['prices'],
};

export interface MendLinksProps {
  readonly supplyPointId: string;
  /** The code of a finding. */
  readonly finding: string;
}

/** Where a finding is mended. A study that is not made yet is kept as a draft meanwhile. */
export const MendLinks = ({ supplyPointId, finding }: MendLinksProps) => (
  <span className="d-inline-flex flex-wrap gap-2">
    {placesOf[finding]?.map((place) => (
      <SectionLink key={place} to={places[place].to(supplyPointId)}>
        {places[place].label}
      </SectionLink>
    ))}
  </span>
);
