import { HttpError, notify, reportError } from '@vatio/platform';
import { today } from '@vatio/records/time';
import { useEffect, useRef, useState } from 'react';
import { count } from '../format';
import { messageOf } from '../layout/messageOf';
import { toCsv } from './csv';
import { download } from './download';
import type { ExportColumn, OnProgress } from './exportColumn';
import { toXlsx } from './xlsx';

/** The kinds of export, by the ending of the file. */
export type FileEnding = 'csv' | 'xlsx';

export interface Exported<Row> {
  /** The name without date and ending: «usuarios» becomes `usuarios-2026-11-21.csv`. */
  readonly fileName: string;
  /** The name has its own days: today's date would only confuse. */
  readonly isDated?: boolean;
  readonly columns: readonly ExportColumn<Row>[];
  /** Reads all rows, not only the shown page; `readAllPages` does. */
  readonly readRows: (signal: AbortSignal, onProgress: OnProgress) => Promise<readonly Row[]>;
}

/** `total` is 0 until the first rows are there. */
export type ExportState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'failed'; readonly ending: FileEnding; readonly message: string };

const idle: ExportState = { state: 'idle' };

/**
 * Reads, writes and downloads, one file at a time. It goes on while its panel is closed, and stops
 * when its page is left.
 *
 * @param onEnd the file was handed over (`true`), or there is a failure to show
 */
export function useExport<Row>(exported: Exported<Row>, onEnd: (isDone: boolean) => void) {
  const [state, setState] = useState<ExportState>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (ending: FileEnding) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const progress: OnProgress = (done, total) => {
      if (!signal.aborted) setState({ state: 'running', done, total });
    };
    progress(0, 0);
    try {
      const rows = await exported.readRows(signal, progress);
      const file = await write(ending, exported.columns, rows);
      if (signal.aborted) return;
      const { fileName, isDated } = exported;
      const name = `${fileName}${isDated ? '' : `-${today()}`}.${ending}`;
      download(name, file);
      notify(`${count(rows.length, 'fila', 'filas')} en ${name}`, { kind: 'success' });
      setState(idle);
      onEnd(true);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof HttpError)) reportError(error);
      setState({ state: 'failed', ending, message: messageOf(error) });
      onEnd(false);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, start, cancel };
}

async function write<Row>(
  ending: FileEnding,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  if (ending === 'xlsx') return toXlsx(columns, rows);
  return new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
}
