export { serveDataExport } from './dataExport.serve.ts'
