import { reportError } from '@vatio/platform';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ChartOption, Drawing } from './echartsEngine';
import { type ChartLook, readLook, useLook } from './look';
import { onPrinting } from './onPrinting';

export type EngineState = 'loading' | 'ready' | 'failed';

/** The picture of a chart in a box `width` pixels wide, in the page's look. */
export type Picture = (width: number, look: ChartLook) => ChartOption;

/** The width of a chart on paper: fits upright A4 with any margins. */
const paperWidth = 600;

/** Pixels of a drawing in each of the page on paper: 300 dots an inch. */
const paperPixelRatio = 3;

/** The assumed width of a box before its layout. */
const usualWidth = 800;

/**
 * Draws into a box, again for each new picture, size of the box, and for paper.
 *
 * @param picture make a new one only for a change: each is drawn
 * @returns the box, whether it could be drawn, and a retry
 */
export function useDrawing(picture: Picture): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly state: EngineState;
  readonly retry: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const start = useRef<StartDrawing>(undefined);
  const [state, setState] = useState<EngineState>('loading');
  const [attempt, setAttempt] = useState(0);
  const width = useWidth(box);
  const look = useLook();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts anew
  useEffect(() => {
    let isGone = false;
    engine()
      .then((startDrawing) => {
        if (isGone || !box.current) return;
        start.current = startDrawing;
        drawing.current = startDrawing(box.current);
        setState('ready');
      })
      .catch((error: unknown) => {
        if (isGone) return;
        reportError(error);
        setState('failed');
      });
    return () => {
      isGone = true;
      drawing.current?.dispose();
      drawing.current = undefined;
    };
  }, [attempt]);

  useEffect(() => {
    if (state !== 'ready') return;
    drawing.current?.resize();
    drawing.current?.setOption(picture(width, look), { replaceMerge: ['series'] });
  }, [state, picture, width, look]);

  useEffect(() => {
    const fit = (style: string, isPaper: boolean) => () => {
      const frame = box.current?.parentElement;
      if (!box.current || !frame || !drawing.current || !start.current) return;
      frame.style.width = style;
      // A canvas keeps its pixels: another one is as sharp as paper.
      drawing.current.dispose();
      drawing.current = start.current(box.current, isPaper ? paperPixelRatio : undefined);
      const fitted = box.current.clientWidth || usualWidth;
      drawing.current.setOption(picture(fitted, readLook(isPaper)));
    };
    return onPrinting(fit(`${paperWidth}px`, true), fit('', false));
  }, [picture]);

  const retry = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { box, state, retry };
}

type StartDrawing = (box: HTMLElement, pixelRatio?: number) => Drawing;

/** The library is a chunk of its own: a page without a drawing never fetches it. */
const engine = async (): Promise<StartDrawing> =>
  (await import(/* webpackChunkName: "chart-engine" */ './echartsEngine')).startDrawing;

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || usualWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
