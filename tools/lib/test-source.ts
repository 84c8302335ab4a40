// What a test does, read from its source: the code between its title and its end, the table that it runs over, and the
// helpers of tests that it uses. It is read and not run, so a `*` stands for a part of a text that is known only then.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './place.ts'
import { files, readSource, type SourceFile } from './source.ts'
import { isNode, type Node, nodesIn } from './syntax.ts'
import { type Scope, scopeOf } from './test-scope.ts'

export interface TestSource {
  /** What stands between quotes, in templates and in regular expressions. */
  texts: Set<string>
  numbers: Set<number>
  /** The operations that it sends: `sleep.putToBed`. */
  operations: Set<string>
  /** What it imports from the product: `packages/contract/src/kernel/formats.ts ordinal`. */
  uses: Set<string>
  /** The names of methods that it calls, such as `click`. */
  members: Set<string>
}

const known = new Map(files.map((file) => [file.path, file]))
const scopes = new Map<string, Scope>()

function fileAt(path: string): SourceFile | undefined {
  if (!known.has(path) && existsSync(join(checkout, path)) && /\.tsx?$/.test(path))
    known.set(path, readSource(path))
  return known.get(path)
}

function scope(file: SourceFile): Scope {
  const found = scopes.get(file.path) ?? scopeOf(file)
  scopes.set(file.path, found)
  return found
}

/** The tests of a file with this title, read together; undefined when there is none. */
export function readTest(path: string, title: string): TestSource | undefined {
  const file = fileAt(path)
  const tests = file ? scope(file).tests.filter((test) => test.title === title) : []
  if (!file || tests.length === 0) return undefined
  const table = read(
    file,
    tests.flatMap(({ tables }) => tables),
  )
  const body = read(
    file,
    tests.flatMap((test) => test.body),
  )
  // A table names the features that the body calls. The operation may be an argument of the test's own helper.
  const sent = body.calls.flatMap(({ feature, operation }) =>
    (feature ? [feature] : [...table.features]).flatMap((owner) =>
      (operation ? [operation] : [...body.texts, ...table.texts]).map((name) => `${owner}.${name}`),
    ),
  )
  return {
    texts: new Set([...body.texts, ...table.texts]),
    numbers: new Set([...body.numbers, ...table.numbers]),
    operations: new Set(sent),
    uses: new Set([...body.uses, ...table.uses]),
    members: body.members,
  }
}

/** The declarations of a file that use one of its names. */
export function usersIn(path: string, name: string): string[] {
  const file = fileAt(path)
  const names = (node: Node) => node.type === 'Identifier' && node.name === name
  return file
    ? scope(file).names.filter(
        (user) => user !== name && scope(file).declared(user).flatMap(nodesIn).some(names),
      )
    : []
}

/** What a call names: its feature, or a variable, and its operation, or a variable. */
type Sent = { feature?: string; operation?: string }

function read(start: SourceFile, nodes: Node[]) {
  const texts = new Set<string>()
  const numbers = new Set<number>()
  const members = new Set<string>()
  const uses = new Set<string>()
  const features = new Set<string>()
  const calls: Sent[] = []
  const seen = new Set<Node>()

  /** @param around the nodes of the function that declares what is visited */
  function visit(file: SourceFile, from: Node[], around: Node[] = []) {
    const { textOf, importOf, declared, makerOf } = scope(file)
    const featureOf = (node: Node | undefined) => {
      const imported = node?.type === 'Identifier' ? importOf(String(node.name)) : undefined
      return imported?.path.startsWith('packages/contract/') ? imported.name : undefined
    }
    const see = (node: Node) => {
      const text = textOf(node)
      if (text !== undefined) texts.add(text)
      if (node.type === 'Literal' && typeof node.value === 'number') numbers.add(node.value)
      const { object, property } = node
      if (node.type === 'MemberExpression' && !node.computed && isNode(object) && isNode(property)) {
        members.add(String(property.name))
        // sleep.operations.putToBed
        const feature = featureOf(object.object as Node | undefined)
        if (feature) calls.push({ feature, operation: String(property.name) })
        if (object.type === 'Identifier') followPart(String(object.name), String(property.name))
      }
      if (node.type === 'CallExpression') calls.push(...pairsIn(node.arguments as Node[]))
      if (node.type === 'Identifier') follow(node)
    }
    // call(sleep, 'putToBed', …)
    const pairsIn = (given: Node[]): Sent[] =>
      given.flatMap((one, index) => {
        const next = given[index + 1]
        const [feature, operation] = [featureOf(one), next && textOf(next)]
        const isPair = one.type === 'Identifier' && (feature ? next?.type !== 'ObjectExpression' : operation)
        return isPair ? [{ feature, operation }] : []
      })
    // Of what a helper makes, only the part that is used: `app.signIn()`, or `const { signIn } = appOf(server)`.
    const followPart = (made: string, part: string): boolean => {
      const maker = makerOf(made)
      const imported = maker ? importOf(maker) : undefined
      const other = imported && isHelper(imported.path) ? fileAt(imported.path) : undefined
      if (!other || !imported) return false
      const all = scope(other).declared(imported.name).flatMap(nodesIn)
      visit(
        other,
        all.filter((node) => isNamed(node, part)),
        all,
      )
      return true
    }
    const follow = (node: Node) => {
      const name = String(node.name)
      const imported = importOf(name)
      if (!imported) {
        if (followPart(name, name)) return
        const own = around.filter((one) => one.type !== 'Property' && isNamed(one, name))
        visit(file, own.length > 0 ? own : declared(name), around)
        return
      }
      const feature = featureOf(node)
      if (feature) features.add(feature)
      const other = fileAt(imported.path)
      // A style sheet is compared with the constants that it cannot import.
      if (imported.path === 'node:fs') uses.add('node:fs readFileSync')
      if (!other) return
      if (isHelper(other.path)) visit(other, scope(other).declared(imported.name))
      else uses.add(`${other.path} ${imported.name}`)
    }
    for (const node of from.flatMap(nodesIn)) {
      if (seen.has(node)) continue
      seen.add(node)
      see(node)
    }
  }
  visit(start, nodes)
  return { texts, numbers, members, uses, features, calls }
}

/** A function, a constant or a property of this name. */
function isNamed({ type, id, key }: Node, name: string): boolean {
  const own = (type === 'Property' ? key : /Declarat/.test(type) ? id : undefined) as Node | undefined
  return own?.name === name
}

const isHelper = (path: string) =>
  /^(packages\/testkit|e2e)\/|\/fake\.|\.(test|tests|samples)\.tsx?$|harness/.test(path)
