// The product's source as the repository laws read it: every file, its imports and its text.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { checkout } from './place.ts'

export interface Import {
  /** The specifier in the code. */
  text: string
  /** The imported file, from the checkout's root, or the name of an external package. */
  to: string
  typeOnly: boolean
}

export interface SourceFile {
  /** From the checkout's root: `packages/server/src/app/server.ts`. */
  path: string
  text: string
  imports: Import[]
  /** What it imports from the product, by name: `packages/contract/src/kernel/formats.ts price`. */
  names: string[]
  program: unknown
}

const generated = 'packages/server/src/platform/database/types.ts'

export const files: SourceFile[] = globSync(
  ['packages/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'e2e/**/*.ts'],
  {
    cwd: checkout,
  },
)
  .filter((path) => path !== generated && !path.endsWith('.d.ts'))
  .sort()
  .map(readSource)

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(checkout, path), 'utf8')
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const written: [string, boolean][] = module.staticImports.map((one) => [
    one.moduleRequest.value,
    one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  ])
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) written.push([moduleRequest.value, isType])
  for (const [, name = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) written.push([name, false])
  const imports = written.map(([name, typeOnly]) => ({ text: name, to: resolve(path, name), typeOnly }))
  const names = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => `${resolve(path, moduleRequest.value)} ${importName.name ?? '*'}`),
  )
  return { path, text, imports, names, program }
}

/** The file that an import names, or its external package. */
export function resolve(from: string, name: string): string {
  const own = /^@daybook\/(\w+)\/(.+)$/.exec(name)
  if (own) return existing(`packages/${own[1]}/src/${own[2]}`)
  if (name.startsWith('.')) return existing(normalize(join(dirname(from), name)))
  return name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name)
}

function existing(path: string): string {
  return ['', '.ts', '.tsx'].map((end) => path + end).find((one) => existsSync(join(checkout, one))) ?? path
}

/** Whether the file is a test or demo data, and not product code. */
export const isTest = (path: string) =>
  isTestCode(path) ||
  path.startsWith('packages/testkit/') ||
  path.startsWith('packages/demo/') ||
  path.startsWith('e2e/')

/** Tests, their helpers and their mocks. */
export const isTestCode = (path: string) =>
  /\.(test|samples)\.tsx?$/.test(path) || path.includes('/laws/') || /\/fake\.\w+\.ts$/.test(path)

/** `packages/server/src/features/sleep/x.ts` → `server`; tools and e2e are packages of that name. */
export const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? ''

/** The package, or `server tests` for its test code, which may import more than the package itself. */
export const partOf = (path: string) => packageOf(path) + (isTestCode(path) ? ' tests' : '')

/** The layer of a server or web file: app, features, platform, kit or laws. */
export const layerOf = (path: string) => /^packages\/(?:server|web)\/src\/(\w+)\//.exec(path)?.[1]

/** The feature of a server or web file that belongs to one. */
export const featureOf = (path: string) => /^packages\/(?:server|web)\/src\/features\/(\w+)\//.exec(path)?.[1]

/** `from → to` for every import that breaks the rule, so that a failing law lists what to fix. */
export function breaches(breaks: (file: SourceFile, imported: Import) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((imported) => breaks(file, imported)).map(({ text }) => `${file.path} → ${text}`),
  )
}
