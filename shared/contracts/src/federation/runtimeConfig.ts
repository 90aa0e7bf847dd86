import * as z from 'zod';

/** The operator's settings, without a build; the composition server inlines them in the page. */
export const runtimeConfigSchema = z.object({
  /** Brand link and footer (COMPANY_NAME). */
  companyName: z.string(),
  /** The host name on which the test banner shows; empty = on none (TEST_HOST). */
  testHost: z.string(),
  /** ui-avatars.com style service; empty = initials only (AVATAR_URL). */
  avatarUrl: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
