/** What is known of who is signed in; without a user: nobody is. An older API sends no id. */
interface SessionOwner {
  readonly state: string;
  readonly user?: {
    readonly id?: string | undefined;
    readonly email?: string | undefined;
    readonly name: string;
  };
}

/** Tells people apart, for data that must not pass between them; `''` = nobody. */
export const userKey = ({ user }: SessionOwner): string =>
  user ? (user.id ?? user.email ?? user.name) : '';
