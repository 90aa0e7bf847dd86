/** The most power changes of a contract: more than one a month for two years. */
export const maxPowerChanges = 24;

interface Powers {
  readonly powersKw: readonly string[];
  readonly powerChanges: readonly { readonly from: string; readonly powersKw: readonly string[] }[];
}

/** The powers of a contract on a day, kW, P1 first: those of the last change that has begun. */
export const powersOn = ({ powersKw, powerChanges }: Powers, day: string): readonly string[] =>
  powerChanges.findLast(({ from }) => from <= day)?.powersKw ?? powersKw;
