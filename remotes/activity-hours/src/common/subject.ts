/** The possible subjects of an entry, each of the entry's client; by the API's names. */
export const subjectFields = ['pointId', 'studyId', 'billId', 'claimId'] as const;
export type SubjectField = (typeof subjectFields)[number];
