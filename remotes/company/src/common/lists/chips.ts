/** What a filter is called on its chip, and its values in words. */
export interface ChipWords {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilteredList<Filter extends string> {
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
  readonly change: (next: { readonly filters: Readonly<Partial<Record<Filter, string>>> }) => void;
}

/** A chip for each filter that is on: «Vence: En 30 días o menos», with what takes it off. */
export function chipsOf<Filter extends string>(
  { filters, change }: FilteredList<Filter>,
  words: Readonly<Partial<Record<Filter, ChipWords>>>,
) {
  const entries = Object.entries(words) as [Filter, ChipWords][];
  return entries.flatMap(([name, { label, options }]) => {
    const option = options.find(({ value }) => value === filters[name]);
    if (!option) return [];
    const off = { [name]: '' } as Readonly<Partial<Record<Filter, string>>>;
    return [{ label: `${label}: ${option.label}`, onRemove: () => change({ filters: off }) }];
  });
}
