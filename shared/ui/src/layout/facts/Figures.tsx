import type { ReactNode } from 'react';

/** Figures side by side: `<Figures><Figure label="Energía">12 kWh</Figure></Figures>` */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="figure-row">{children}</dl>;
}

export interface FigureProps {
  readonly label: string;
  /** undefined: not known yet. */
  readonly children: string | undefined;
  readonly note?: string | undefined;
}

/** One of `Figures`. */
export const Figure = ({ label, children = '–', note }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
