/**
 * An expected reason not to start. Its message is one sentence for the person at the command line:
 * main prints it alone, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
