/**
 * The known facts about the signed-in person; without a user, no person is signed in. An older API sends no
 * id.
 */
interface SessionOwner {
  readonly state: string;
  readonly user?: {
    readonly id?: string | undefined;
    readonly email?: string | undefined;
    readonly name: string;
  };
}

/** Identifies a person, for data that must not pass between people; `''` = signed out. */
export const userKey = ({ user }: SessionOwner): string =>
  user ? (user.id ?? user.email ?? user.name) : '';
