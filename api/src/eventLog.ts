/** The log of services; pino has this shape. Never pass it a secret or an e-mail. */
export interface EventLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}
