import type { ReactNode } from 'react';

/** Facts about one thing: `<Facts><Fact label="Correo">ana@empresa.es</Fact></Facts>` */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of `Facts`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
