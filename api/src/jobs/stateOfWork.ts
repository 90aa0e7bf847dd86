/**
 * The state of a list's row whose work is a job. While it works, the row still says «waiting»: the
 * job's progress says that it runs.
 */
export function stateOfWork<State extends string>(
  state: State,
  progress: number | null,
): { readonly state: State | 'running'; readonly progress: number | null } {
  const isRunning = state === 'waiting' && progress !== null;
  return isRunning ? { state: 'running', progress } : { state, progress: null };
}
