import type { ReactNode } from 'react';

export interface ToolbarProps {
  /** Search and filters. */
  readonly children: ReactNode;
  /** Controls at the end of the line: `ColumnChoice`, `ExportMenu`. */
  readonly actions?: ReactNode;
}

/** The line over a table: filters of the list, and actions on it. It wraps where it is narrow. */
export function Toolbar({ children, actions }: ToolbarProps) {
  return (
    <div className="list-toolbar">
      {children}
      {actions && <div className="list-toolbar-actions">{actions}</div>}
    </div>
  );
}
