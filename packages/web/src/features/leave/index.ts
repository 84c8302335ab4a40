export { LeavePage } from './LeavePage.tsx'
