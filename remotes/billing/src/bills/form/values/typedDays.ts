/** Dates are typed digit by digit: «0002-02-28» on the way to 2026. */
export const isDay = (day: string): boolean => day >= '1990-01-01' && day <= '2100-12-31';
