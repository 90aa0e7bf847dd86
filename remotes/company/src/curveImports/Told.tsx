import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface ToldProps {
  readonly to: string;
  readonly link: string;
  readonly children: ReactNode;
}

/** A notice, with a link to its subject. */
export const Told = ({ to, link, children }: ToldProps) => (
  <span className="undo">
    <span>{children}</span>
    <Link className="btn btn-sm btn-outline-primary" to={to}>
      {link}
    </Link>
  </span>
);
