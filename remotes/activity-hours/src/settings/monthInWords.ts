const format = new Intl.DateTimeFormat('es-ES', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-01` → «enero de 2026» */
export const monthInWords = (month: string): string => format.format(new Date(`${month}-01`));
