export { ChildExport } from './ChildExport.tsx'
