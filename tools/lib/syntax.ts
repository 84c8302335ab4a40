// Walking the syntax tree of a file.
export interface Node {
  type: string
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The parts of a node that are values: not its types, nor the names of its properties. */
export function partsOf(node: Node): Node[] {
  const skipped = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'])
  if (node.type === 'MemberExpression' && !node.computed) skipped.add('property')
  if (node.type === 'Property' && !node.computed) skipped.add('key')
  return Object.entries(node)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

const known = new WeakMap<Node, Node[]>()

/** The node and everything below it. */
export function nodesIn(node: Node): Node[] {
  const found = known.get(node) ?? all(node)
  known.set(node, found)
  return found
}

const all = (node: Node): Node[] => [node, ...partsOf(node).flatMap(all)]
