export { proveByDirectory } from './directory.proof.ts'
export type { DirectoryParts } from './directory.provider.ts'
export { serveDirectories } from './directory.serve.ts'
