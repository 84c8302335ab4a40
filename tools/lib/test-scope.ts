// The names of one file of tests: its tests, what it imports, and what it declares outside of its tests.
import { resolve, type SourceFile } from './source.ts'
import { isNode, type Node, nodesIn, partsOf } from './syntax.ts'

export interface Scope {
  tests: { title: string; body: Node[]; tables: Node[] }[]
  /** What a name is imported from. */
  importOf(name: string): { path: string; name: string } | undefined
  /** What it declares. */
  names: string[]
  /** What a name stands for, if the file declares it. */
  declared(name: string): Node[]
  /** The function that makes what a name holds: `const app = uniApp(server)`. */
  makerOf(name: string): string | undefined
  /** The text of a literal, a template or a regular expression. */
  textOf(node: Node): string | undefined
}

/** `it.each(rows)(…)` → it, each. */
function namesOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'MemberExpression')
    return [...namesOf(callee.object as Node), String((callee.property as Node).name)]
  const inner = callee.callee ?? callee.tag
  return isNode(inner) ? namesOf(inner) : []
}

const variants = new Set([
  'it',
  'test',
  'describe',
  'each',
  'for',
  'runIf',
  'skipIf',
  'concurrent',
  'sequential',
])

function blockNamed(node: Node): 'test' | 'describe' | undefined {
  const names = namesOf(node.callee as Node)
  if (!/^(it|test|describe)$/.test(names[0] ?? '') || !names.every((name) => variants.has(name)))
    return undefined
  return names.includes('describe') ? 'describe' : 'test'
}

/** What stands in `each(…)`. */
function tablesOf(node: Node): Node[] {
  const callee = node.callee as Node
  if (callee.type === 'TaggedTemplateExpression') return [callee.quasi as Node]
  return callee.type === 'CallExpression' ? (callee.arguments as Node[]) : []
}

const namesIn = (pattern: Node): string[] =>
  nodesIn(pattern).flatMap(({ type, name }) => (type === 'Identifier' ? [String(name)] : []))

export function scopeOf({ path, text, program }: SourceFile): Scope {
  const tests: Scope['tests'] = []
  const declarations: { name: string; node: Node }[] = []
  const makers = new Map<string, string>()
  const imports = new Map<string, { path: string; name: string }>()

  /** Goes into describe() and into no other function, so that the names in a test stay its own. */
  function collect(node: Node, tables: Node[]): void {
    const block = node.type === 'CallExpression' ? blockNamed(node) : undefined
    if (node.type === 'ImportDeclaration') importNames(node)
    else if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator')
      declare(node.id as Node, node)
    else if (block === 'test') tests.push(testOf(node, [...tables, ...tablesOf(node)]))
    else if (block) {
      for (const { body } of node.arguments as Node[])
        if (isNode(body)) collect(body, [...tables, ...tablesOf(node)])
    } else if (!/Function/.test(node.type)) {
      if (node.type === 'CallExpression') collectMade(node)
      const loop = node.type === 'ForOfStatement' ? [node.right as Node] : []
      for (const part of partsOf(node)) collect(part, [...tables, ...loop])
    }
  }

  /** What beforeAll() and beforeEach() put into the names of the file. */
  function collectMade(node: Node): void {
    if (!/^before(All|Each)$/.test(namesOf(node.callee as Node)[0] ?? '')) return
    for (const one of nodesIn(node))
      if (one.type === 'AssignmentExpression') make(one.left as Node, one.right)
  }

  const testOf = (node: Node, tables: Node[]) => ({
    title: titleOf(node),
    body: (node.arguments as Node[]).slice(1),
    tables,
  })

  function declare(pattern: Node, node: Node): void {
    make(pattern, node.init)
    for (const name of namesIn(pattern)) declarations.push({ name, node })
  }

  function make(pattern: Node, value: unknown): void {
    const made = isNode(value) && value.type === 'AwaitExpression' ? value.argument : value
    if (!isNode(made) || made.type !== 'CallExpression') return
    const [maker = ''] = namesOf(made.callee as Node)
    for (const name of namesIn(pattern)) makers.set(name, maker)
  }

  function importNames(node: Node): void {
    const from = resolve(path, String((node.source as Node).value))
    for (const one of node.specifiers as Node[]) {
      const imported = one.imported as Node | undefined
      imports.set(String((one.local as Node).name), { path: from, name: String(imported?.name ?? '*') })
    }
  }

  function titleOf(node: Node): string {
    const [first] = node.arguments as Node[]
    if (!first) return ''
    const raw = text.slice(Number(first.start) + 1, Number(first.end) - 1)
    return first.type === 'Literal' ? String(first.value) : raw
  }

  function textOf(node: Node, depth = 0): string | undefined {
    if (node.type === 'Literal' && isNode(node) && 'regex' in node)
      return String((node.regex as { pattern: string }).pattern).replaceAll('\\', '')
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node.type === 'TemplateLiteral')
      return (node.quasis as { value: { cooked: string } }[])
        .map(
          ({ value }, index) => value.cooked + (partText((node.expressions as Node[])[index], depth) ?? ''),
        )
        .join('')
    return undefined
  }

  /** A part of a template is its text if it is a constant, otherwise a star. */
  function partText(node: Node | undefined, depth: number): string | undefined {
    if (!node) return undefined
    const init =
      node.type === 'Identifier' && depth < 5
        ? declarations.find(({ name }) => name === node.name)?.node.init
        : undefined
    return (isNode(init) ? textOf(init, depth + 1) : undefined) ?? '*'
  }

  collect(program as Node, [])
  return {
    tests,
    importOf: (name) => imports.get(name),
    names: [...new Set(declarations.map(({ name }) => name))],
    makerOf: (name) => makers.get(name),
    declared: (name) => declarations.filter((one) => one.name === name).map(({ node }) => node),
    textOf: (node) => textOf(node),
  }
}
