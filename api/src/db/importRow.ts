interface StoredImport {
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
  /** null: that account is gone. */
  readonly userId: string | null;
  readonly userName: string | null;
}

/** An import as lists show it: who made it and when, and whether it was undone. */
export const toImportRow = <Row extends StoredImport>({
  createdAt,
  undoneAt,
  userId,
  userName,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  createdBy: userId && userName ? { id: userId, name: userName } : null,
  undoneAt: undoneAt?.toISOString() ?? null,
});
