import type { Mutation } from './mutation';

const inEngine: readonly Mutation[] = [
  {
    name: 'last-night-hour-costs-day-price',
    file: 'shared/energy/src/calendar/workingDay.ts',
    find: 'if (hour < 8) return 6;',
    replace: 'if (hour < 7) return 6;',
    by: 'jest',
  },
  {
    name: 'bill-without-a-price-has-a-total',
    file: 'shared/energy/src/bill/totals.ts',
    find: 'amounts.length === lines.length ?',
    replace: 'amounts.length > 0 ?',
    by: 'jest',
  },
  {
    name: 'claim-answer-is-due-a-day-early',
    file: 'shared/energy/src/claims/workingDays.ts',
    find: 'let left = count; left > 0;',
    replace: 'let left = count; left > 1;',
    by: 'jest',
  },
  {
    name: 'day-of-payment-bears-interest',
    file: 'shared/energy/src/claims/refundInterest.ts',
    find: 'daysIn({ firstDay: paidOn, lastDay: refundedOn }) - 1',
    replace: 'daysIn({ firstDay: paidOn, lastDay: refundedOn })',
    by: 'jest',
  },
];

const inShared: readonly Mutation[] = [
  {
    name: 'whole-day-of-work-is-too-long',
    file: 'shared/records/src/duration.ts',
    find: 'minutes > mostMinutes ?',
    replace: 'minutes >= mostMinutes ?',
    by: 'jest',
  },
  {
    name: 'exported-cell-runs-as-formula',
    file: 'shared/ui/src/export/csv.ts',
    find: 'formulaStart = /^[=',
    replace: 'formulaStart = /^[',
    by: 'jest',
  },
  {
    name: 'hours-in-a-workbook-are-numbers',
    file: 'shared/sheets/src/formats.ts',
    find: '(?!h+\\]|m+',
    replace: '(?!m+',
    by: 'jest',
  },
];

const inHost: readonly Mutation[] = [
  {
    name: 'session-of-an-unknown-role-is-read',
    file: 'host/src/session/token.ts',
    find: 'knownRoles.includes(role)',
    replace: "typeof role === 'string'",
    by: 'jest',
  },
  {
    name: 'section-gives-itself-more-roles',
    file: 'host/server/sections/trust.ts',
    find: "['path', 'owner', 'roles'] as const",
    replace: "['path', 'owner'] as const",
    by: 'jest',
  },
];

const inSections: readonly Mutation[] = [
  {
    name: 'budget-is-exceeded-when-met',
    file: 'remotes/activity-hours/src/summary/budget.ts',
    find: 'if (minutes > budgetMinutes)',
    replace: 'if (minutes >= budgetMinutes)',
    by: 'jest',
  },
  {
    name: 'claim-is-overdue-on-its-day',
    file: 'remotes/billing/src/claims/claim.ts',
    find: 'isOverdue: days < 0',
    replace: 'isOverdue: days <= 0',
    by: 'jest',
  },
  {
    name: 'contract-is-urgent-a-day-late',
    file: 'remotes/company/src/common/values/expiry.ts',
    find: 'days <= 30',
    replace: 'days < 30',
    by: 'jest',
  },
  {
    name: 'rights-lapse-a-day-early',
    file: 'remotes/energy-analysis/src/power/change/whenAsked.ts',
    find: '(rightsUntil ?? today) >= today',
    replace: '(rightsUntil ?? today) > today',
    by: 'jest',
  },
  {
    name: 'history-of-a-user-shows-all-users',
    file: 'remotes/user/src/audit/auditFilter.ts',
    find: '...(usuario && { subjectId: usuario }),',
    replace: '',
    by: 'jest',
  },
];

const inApi: readonly Mutation[] = [
  {
    name: 'page-of-another-site-may-write',
    file: 'api/src/http/xsrf.ts',
    find: 'cookies.some((cookie) => isSame(header, cookie))',
    replace: 'cookies.length > 0',
    by: 'jest',
  },
  {
    name: 'archived-clients-are-the-current-ones',
    file: 'api/src/areas/company/clients/clients.list.repository.ts',
    find: "'=', state === 'archived'",
    replace: "'=', state !== 'archived'",
    by: 'jest',
  },
  {
    name: 'writers-see-the-hours-of-others',
    file: 'api/src/areas/activity-hours/entries/rules.ts',
    find: "if (actor.role === 'admin') return userId;",
    replace: "if (actor.role !== 'reader') return userId;",
    by: 'jest',
  },
  {
    name: 'presented-study-is-deleted',
    file: 'api/src/areas/energy-analysis/studies/deletion.ts',
    find: 'if (study.wasPresented) {',
    replace: "if (study.wasPresented && actor.role !== 'admin') {",
    by: 'jest',
  },
  {
    name: 'bill-with-a-problem-is-stored',
    file: 'api/src/areas/billing/bills/rules.ts',
    find: 'Object.keys(problems).length > 0',
    replace: 'Object.keys(problems).length > 9',
    by: 'jest',
  },
  {
    name: 'one-more-password-can-be-tried',
    file: 'api/src/areas/session/throttle/rules.ts',
    find: 'failures.length >= rule.limit',
    replace: 'failures.length > rule.limit',
    by: 'jest',
  },
];

/** Faults in what the product computes, shows, asks for and answers. */
export const sourceMutations: readonly Mutation[] = [
  ...inEngine,
  ...inShared,
  ...inHost,
  ...inSections,
  ...inApi,
];
