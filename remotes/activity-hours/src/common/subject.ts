/** What an entry may be about, each of its client; by the API's names. */
export const subjectFields = ['pointId', 'studyId', 'billId', 'claimId'] as const;
export type SubjectField = (typeof subjectFields)[number];
