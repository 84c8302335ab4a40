// A kind's file without what belongs to the server. `<feature>.kind.ts` says in one file what a kind is and what goes
// over the wire. The browser needs its fields and rules as they are, and of its operations only the wire facts: whatever
// is made of schemas is left out, with its imports.
import { parseSync, transformWithOxc } from 'vite'

/** Modules that bring Zod: the schemas, and the operations that mechanisms make of fields. */
const isOfServer = (module: string) =>
  module === 'zod' || /\.(schema|contract|kind)\.ts$|\/(feature|schema|childCard)\.ts$/.test(module)

interface Statement {
  type: string
  start: number
  end: number
  source?: { value: string } | null
  specifiers?: { local: { name: string } }[]
  declaration?: Statement | null
  declarations?: { id: { name?: string } }[]
  id?: { name: string } | null
}

/** @param features the exports with operations, which the browser gets as facts */
export async function browserKind(source: string, features: readonly string[]): Promise<string> {
  const { code } = await transformWithOxc(source, 'kind.ts', { sourcemap: false })
  const body = parseSync('kind.js', code).program.body as unknown as Statement[]
  const textOf = ({ start, end }: Statement) => code.slice(start, end)
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const importsOfServer = imports.filter(
    ({ source: from }) => isOfServer(from?.value ?? '') && !isKind(from?.value),
  )
  const absent = new Set(importsOfServer.flatMap(namesIn))
  const kept: Statement[] = []
  for (const statement of body) {
    if (imports.includes(statement)) continue
    const names = namesOf(statement)
    if (names.some((name) => features.includes(name)) || mentions(textOf(statement), absent))
      for (const name of names) absent.add(name)
    else kept.push(statement)
  }
  const text = kept.map(textOf).join('\n')
  const needed = imports.filter(
    (one) =>
      !importsOfServer.includes(one) &&
      (one.specifiers?.length === 0 || mentions(text, new Set(namesIn(one)))),
  )
  return [...needed.map(textOf), text].join('\n')
}

/** Another kind's file is left out in the same way; a mechanism's template has the mechanism's name. */
const isKind = (module = '') => {
  const [, folder, name] = /\/(\w+)\/(\w+)\.kind\.ts$/.exec(module) ?? []
  return folder !== undefined && folder === name && !mechanisms.includes(folder)
}
const mechanisms = ['care', 'checklist', 'message', 'receipt', 'register', 'report', 'task']

const namesIn = ({ specifiers = [] }: Statement) => specifiers.map(({ local }) => local.name)

function namesOf(statement: Statement): string[] {
  const { declarations, id } = statement.declaration ?? statement
  return [...(declarations ?? []).map((one) => one.id.name ?? ''), ...(id ? [id.name] : [])]
}

/** As a name of its own: neither a property, nor a key, nor part of a text. */
const mentions = (text: string, names: ReadonlySet<string>) =>
  [...names].some((name) => new RegExp(`(?<![\\w.'"$-])${name}(?![\\w'"$-]|\\s*:)`).test(text))
