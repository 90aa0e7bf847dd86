import { type ReactNode, useId, useState } from 'react';

export interface NoticeProps {
  readonly look: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly children: ReactNode;
}

/** Where the tables begin under it: a phone shows only its title until it is pressed. */
const phone = '(max-width: 575.98px)';

/** A matter above the tables, which folds. */
export function Notice({ look, title, children }: NoticeProps) {
  const id = useId();
  const [isOpen] = useState(() => !window.matchMedia?.(phone).matches);
  return (
    <section className={`alert alert-${look} notice`} aria-labelledby={id}>
      <details open={isOpen}>
        <summary>
          <h2 className="h6" id={id}>
            {title}
          </h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
