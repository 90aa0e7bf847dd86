/** The most power changes of a contract: more than one a month for two years. */
export const maxPowerChanges = 24;

interface Powers {
  readonly powersKw: readonly string[];
  readonly powerChanges: readonly { readonly from: string; readonly powersKw: readonly string[] }[];
}

/** The powers of a contract on a day, kW, P1 first: those of the last change that has begun. */
export const powersOn = ({ powersKw, powerChanges }: Powers, day: string): readonly string[] =>
  powerChanges.findLast(({ from }) => from <= day)?.powersKw ?? powersKw;

interface Days {
  readonly from: string;
  readonly to: string | null;
  readonly plannedMonths: number | null;
  readonly powerChanges: readonly { readonly from: string }[];
}

/** The problems of a contract's days and of its power changes' days, by field: `powerChanges.0.from`. */
export function contractDayProblems(contract: Days): Readonly<Record<string, string>> {
  const { from, to, powerChanges } = contract;
  const changes = powerChanges.flatMap((_, index) => {
    const message = changeDayProblem(contract, index);
    return message ? [[`powerChanges.${index}.from`, message]] : [];
  });
  return {
    ...(to !== null && to < from && { to: 'La fecha final no puede ser anterior a la inicial' }),
    ...Object.fromEntries(changes),
  };
}

/** Sources: RD 88/2026 art. 35.3 (BOE-A-2026-3212) for short contracts. */
function changeDayProblem(
  { from, to, plannedMonths, powerChanges }: Days,
  index: number,
): string | undefined {
  const day = powerChanges[index]?.from ?? '';
  const before = powerChanges[index - 1]?.from;
  if (plannedMonths !== null && plannedMonths < 12) {
    return 'Un contrato de menos de 12 meses no puede cambiar de potencias';
  }
  if (day <= from || (to !== null && day > to)) {
    return 'El cambio tiene que ser posterior al primer día del contrato, y no pasar del último';
  }
  return before && day <= before ? 'Cada cambio tiene que ser posterior al anterior' : undefined;
}
