// Prints what the browser needs of every contract as JSON: { file: { exportName: { feature, operations } } }.
// It is a separate process, so that a changed contract is read again with all its imports.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Feature, Operations } from '../packages/contract/src/kernel/feature.ts'

const root = join(import.meta.dirname, '../packages/contract/src')

/** The field names of an operation's input and where each is sent, without the schema. */
function wireFacts({ feature, operations }: Feature<Operations>) {
  const names = (fields?: { shape: object }) => Object.keys(fields?.shape ?? {})
  const facts = Object.entries(operations).map(([name, operation]) => {
    const { method, path, access, offline, bare, query, body, headers, upload } = operation
    return [
      name,
      {
        method,
        path,
        access,
        offline,
        bare,
        query: names(query),
        body: names(body),
        headers: headers ?? [],
        upload,
      },
    ]
  })
  return { feature, operations: Object.fromEntries(facts) }
}

function isFeature(value: unknown): value is Feature<Operations> {
  return typeof value === 'object' && value !== null && 'feature' in value && 'operations' in value
}

const facts: Record<string, unknown> = {}
for (const name of globSync('**/*.{contract,kind}.ts', { cwd: root })) {
  const file = join(root, name)
  try {
    const exported = Object.entries(await import(pathToFileURL(file).href))
    facts[file] = Object.fromEntries(
      exported.flatMap(([key, value]) => (isFeature(value) ? [[key, wireFacts(value)]] : [])),
    )
  } catch (error) {
    // Only a build that imports this contract should fail.
    facts[file] = { error: String(error) }
  }
}
process.stdout.write(JSON.stringify(facts))
