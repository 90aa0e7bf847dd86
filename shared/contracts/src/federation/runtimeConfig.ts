import { type infer as Infer, object, string } from 'zod';

/** The operator's settings, without a build; the composition server inlines them in the page. */
export const runtimeConfigSchema = object({
  /** Brand link and footer (COMPANY_NAME). */
  companyName: string(),
  /** The host name on which the test banner shows; empty = on none (TEST_HOST). */
  testHost: string(),
  /** ui-avatars.com style service; empty = initials only (AVATAR_URL). */
  avatarUrl: string(),
});
export type RuntimeConfig = Infer<typeof runtimeConfigSchema>;
