export { ChildExport, StaffExport } from './PersonExport.tsx'
