import { type ReactNode, useRef } from 'react';

export interface FileZoneProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** The name of the input, for screen readers. */
  readonly inputLabel: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  /** True while files are being dragged over the page. */
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** The acceptable files, in words. */
  readonly children: ReactNode;
}

/** The place for files on a page that takes dropped files, and the button that chooses them. */
export function FileZone({ icon, title, isOver, onFiles, children, ...input }: FileZoneProps) {
  const { inputLabel, accept, multiple } = input;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={`drop-zone ${isOver ? 'is-over' : ''}`}
        onClick={() => chooser.current?.click()}
      >
        {icon}
        <span className="drop-zone-title">{title}</span>
        <span>{children}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
