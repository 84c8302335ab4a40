export type { DirectoryParts } from './directory.parts.ts'
export { proveByDirectory } from './directory.proof.ts'
export { directoryRoutes } from './directory.routes.ts'
export { serveDirectories } from './directory.serve.ts'
