import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/federation/sections';

// Checked by hand, because the contract's schema would bring zod into the login page.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = [
  'name',
  'title',
  'path',
  'owner',
  'version',
  'container',
  'module',
  'entry',
  'integrity',
  'runtime',
];

/** True if it has all of a section's facts that the page needs. */
export const isSection = (value: unknown): value is RegisteredSection =>
  isObject(value) &&
  texts.every((key) => typeof value[key] === 'string') &&
  isObject(value.requires) &&
  [value.roles, value.onDemand, value.firstRequests].every(
    (list) => list === undefined || Array.isArray(list),
  ) &&
  (value.badge === undefined || (isObject(value.badge) && typeof value.badge.address === 'string'));

/** True if it is a registry: one damaged section invalidates the whole answer. */
export const isRegistry = (value: unknown): value is SectionRegistry =>
  isObject(value) &&
  Array.isArray(value.sections) &&
  value.sections.every(isSection) &&
  (value.allowOverrides === undefined ||
    (isObject(value.allowOverrides) && Object.values(value.allowOverrides).every(Array.isArray)));
