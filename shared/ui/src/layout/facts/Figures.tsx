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
  /** As long as the note will be: keeps its room while it is on its way. */
  readonly roomFor?: string;
  /** The key of the amount, as `Euros` has it. */
  readonly fact?: string | undefined;
  /** The key of the amount that the note holds. */
  readonly noteFact?: string | undefined;
}

/** One of `Figures`. */
export const Figure = ({ label, children = '–', note, roomFor, fact, noteFact }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-fact={fact}>
      {children}
      {note && <small data-fact={noteFact}>{note}</small>}
      {!note && roomFor && (
        <small className="invisible" aria-hidden="true">
          {roomFor}
        </small>
      )}
    </dd>
  </div>
);
