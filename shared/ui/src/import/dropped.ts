/** Files and folders that were dropped on the page. */
export interface Dropped {
  readonly files: readonly File[];
  /** The names of folders, which a browser hands over as if they were files. */
  readonly folders: readonly string[];
}
