export { AfterAccident } from './AfterAccident.tsx'
export { LookBar } from './LookBar.tsx'
export { LookRows } from './LookRows.tsx'
