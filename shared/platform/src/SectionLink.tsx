import { Link, type LinkProps } from 'react-router-dom';
import { platformHost } from './host';

export interface SectionLinkProps extends Omit<LinkProps, 'to'> {
  /** An absolute path, `/billing` or deeper. */
  readonly to: string;
}

/** A link into a section, which is fetched as soon as the person is about to go there. */
export function SectionLink({ to, ...link }: SectionLinkProps) {
  const preload = () => platformHost().preload(to);
  return <Link {...link} to={to} onPointerEnter={preload} onFocus={preload} />;
}
