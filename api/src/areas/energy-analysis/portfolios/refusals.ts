import { Refusal } from '../../../refusal';

export const noPortfolio = 'Esa cartera no existe.';

/** It has no points yet, or never will. */
export const notDone = (): Refusal =>
  new Refusal('conflict', 'Esta cartera no está terminada: espera a que acabe o empieza otra.');
