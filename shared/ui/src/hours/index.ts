export { HoursCard, type HoursCardProps, type HoursSubject } from './HoursCard';
