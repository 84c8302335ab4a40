export { ClosingCount } from './ClosingCount.tsx'
