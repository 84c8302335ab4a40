// No text outside the language packs: every text in a component comes from a message.
import { expect, it } from 'vitest'
import { files } from '../lib/source.ts'

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const words = /\p{Letter}{2,}/u
/** Attributes that are shown or read aloud by a screen reader. */
const spoken = new Set([
  'title',
  'alt',
  'label',
  'placeholder',
  'description',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])

/** Texts in the JSX below a node. */
function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) texts(one, found)
  if (!isNode(node)) return found
  if (node.type === 'JSXText') found.push(String(node.value))
  if (node.type === 'JSXExpressionContainer') found.push(...literals(node.expression))
  if (node.type === 'JSXAttribute') {
    const name = (node.name as { name: unknown }).name
    if (typeof name === 'string' && spoken.has(name)) found.push(...literals(node.value))
    // Other attributes may hold markup, but their strings are not text.
    if (isNode(node.value) && node.value.type === 'JSXExpressionContainer' && isMarkup(node.value.expression))
      texts(node.value.expression, found)
    return found
  }
  for (const value of Object.values(node)) if (typeof value === 'object') texts(value, found)
  return found
}

const isMarkup = (node: unknown) => JSON.stringify(node)?.includes('"JSX') ?? false

/** Text that an expression may evaluate to, but not the arguments of a call. */
function literals(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked)
  if (node.type === 'ConditionalExpression')
    return [...literals(node.consequent), ...literals(node.alternate)]
  if (node.type === 'LogicalExpression') return literals(node.right)
  if (node.type === 'JSXExpressionContainer') return literals(node.expression)
  return []
}

it('components contain no text', () => {
  const said = files
    .filter(({ path }) => path.startsWith('packages/web/') && path.endsWith('.tsx'))
    .flatMap(({ path, program }) =>
      texts(program)
        .filter((text) => words.test(text))
        .map((text) => `${path}: ${text.trim()}`),
    )
  expect(said).toEqual([])
})
