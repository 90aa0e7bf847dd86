import { formatCups } from '@vatio/energy/cups';

/** A file may have several points, and each has the same tables. */
export const labelOfPoint = (label: string, cups: string | null): string =>
  cups === null ? label : `${label} de ${formatCups(cups)}`;
