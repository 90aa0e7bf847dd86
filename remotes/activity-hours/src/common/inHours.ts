/** Hours that spreadsheets can add up; a minute is 0,0167 h. */
export const inHours = (minutes: number): number => Math.round((minutes / 60) * 10_000) / 10_000;
