/** Runs tasks in order, at most `limit` of them at once. */
export function limited(limit: number) {
  const waiting: (() => void)[] = [];
  let free = limit;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      // The place goes straight to the next task, so no other can slip in.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
