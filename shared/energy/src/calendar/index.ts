export * from './dates';
export {
  type ClockChange,
  clockChangeOf,
  hourMs,
  type LocalTime,
  localTimeOf,
  quarterMs,
  quartersOfDay,
  startOfDay,
  timeZoneOf,
} from './localTime';
export { offDayReason } from './offDays';
export * from './periods';
