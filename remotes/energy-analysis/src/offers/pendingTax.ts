import { date } from '@vatio/ui/format';

/**
 * A tax that waits for an official value. Only who keeps the regulated parameters can answer, so that
 * neither staff nor clients are asked. @param from the first day of its values
 */
export const pendingTax = (from: string): string =>
  `Un impuesto está pendiente de un dato oficial desde el ${date(from)}.`;
