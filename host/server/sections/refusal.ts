/** Why a version does not become active. The message is a sentence without its full stop. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    /** Left out when it could not be read. */
    readonly version?: string,
    sentence = `${version ? `version ${version}` : 'the new version'} is refused: ${reason}`,
  ) {
    super(sentence);
  }

  /** Turns any failure of taking a version into a refusal. */
  static of(error: unknown): Refusal {
    return error instanceof Refusal ? error : new Refusal(messageOf(error));
  }
}

/** The message of an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The system's code for an error, such as ENOSPC: its message would name a temporary file. */
export function errorCodeOf(error: unknown): string {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : messageOf(error);
}
