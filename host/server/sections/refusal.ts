/** Why a version does not become active. The message is a sentence without its full stop. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    /** Left out when not even that could be read. */
    readonly version?: string,
    sentence = `${version ? `version ${version}` : 'the new version'} is refused: ${reason}`,
  ) {
    super(sentence);
  }

  /** Whatever went wrong while a version was taken, as one of these. */
  static of(error: unknown): Refusal {
    return error instanceof Refusal ? error : new Refusal(messageOf(error));
  }
}

/** What an error says. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What the system calls an error, such as ENOSPC: its message would name a file of the moment. */
export function errorCodeOf(error: unknown): string {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : messageOf(error);
}
