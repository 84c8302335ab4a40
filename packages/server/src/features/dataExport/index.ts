export { dataExportRoutes } from './dataExport.routes.ts'
export { serveDataExport } from './dataExport.serve.ts'
