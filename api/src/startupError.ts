/**
 * A foreseeable reason not to start. Its message is one sentence for whoever typed the command:
 * main prints it alone, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
