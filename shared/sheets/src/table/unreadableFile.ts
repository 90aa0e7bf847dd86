/** Why a file cannot be read. The message is Spanish, and says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
