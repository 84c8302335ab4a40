export { AfterAccident } from './AfterAccident.tsx'
