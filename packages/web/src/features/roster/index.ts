export { WeekGaps } from './WeekGaps.tsx'
