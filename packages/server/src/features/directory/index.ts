export type { DirectoryParts } from './directory.parts.ts'
export { proveByDirectory } from './directory.proof.ts'
export { serveDirectories } from './directory.serve.ts'
