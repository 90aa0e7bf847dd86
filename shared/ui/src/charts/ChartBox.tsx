import type { ReactNode } from 'react';
import { type Picture, useDrawing } from './useDrawing';

export interface ChartBoxProps {
  /** The picture. Memoise it: each new one is drawn. */
  readonly picture: Picture;
  readonly isLoading?: boolean;
  /** There is a ribbon under the plot. */
  readonly isTall?: boolean;
  /** A single bar needs no whole line. */
  readonly isNarrow?: boolean;
  /** Content over the drawing. */
  readonly children?: ReactNode;
}

/** A drawing in its place: with the same height while it loads, and a retry when it fails. */
export function ChartBox({ picture, isLoading = false, children, ...looks }: ChartBoxProps) {
  const { box, state, retry } = useDrawing(picture);
  const isReady = state === 'ready' && !isLoading;
  const isWaiting = !isReady && state !== 'failed';
  const shape = `${looks.isTall ? 'is-tall' : ''} ${looks.isNarrow ? 'is-narrow' : ''}`;
  return (
    <div className={`chart-box ${shape}`} aria-busy={isWaiting}>
      <div ref={box} className={`chart-canvas ${isReady ? '' : 'is-hidden'}`} />
      {isReady && children}
      {isWaiting && (
        <div className="chart-state" role="status">
          <span className="spinner-border text-primary" aria-hidden="true" />
          <span className="visually-hidden">Cargando el gráfico…</span>
        </div>
      )}
      {state === 'failed' && (
        <div className="chart-state" role="alert">
          <p>No hemos podido cargar el gráfico. Tienes las mismas cifras en «Ver como tabla».</p>
          <button type="button" className="btn btn-primary btn-sm" onClick={retry}>
            Reintentar
          </button>
        </div>
      )}
    </div>
  );
}
