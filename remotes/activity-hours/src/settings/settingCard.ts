import type { PageRead } from '@vatio/ui/layout';

export interface SettingCardProps<Row> {
  /** Read by the page, so that all cards come at once. */
  readonly read: PageRead<readonly Row[]>;
  /** Offers changes; the API decides. */
  readonly isAdmin: boolean;
}
