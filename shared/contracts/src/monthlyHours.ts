/** The hours of a month that a client has: on its own page at first, then as agreed from a day on. */
export const monthlyHours = {
  kind: 'hours',
  label: 'Horas al mes',
  maxHours: 1_000,
  isOptional: true,
} as const;
