import { describe, expect, test } from 'vitest'
import { colours, subjectColours } from './colours.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast of two colours. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

type Name = keyof typeof colours

const texts: [text: Name, on: Name[]][] = [
  ['text', ['page', 'surface', 'blue-tint', 'done-tint', 'soon-tint', 'overdue-tint']],
  ['dim', ['page', 'surface']],
  ['bar-text', ['bar']],
  ['blue', ['page', 'surface', 'blue-tint']],
  ['on-blue', ['blue']],
  ['grey', ['page', 'surface']],
  ['toast-text', ['toast']],
  ['toast-action', ['toast']],
  ['done', ['surface', 'page', 'done-tint']],
  ['soon', ['surface', 'page', 'soon-tint']],
  ['overdue', ['surface', 'page', 'overdue-tint']],
]

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(texts.flatMap(([text, on]) => on.map((surface) => [text, surface] as const)))(
    'text in %s on %s',
    (text, surface) => {
      expect(contrast(colours[text][scheme], colours[surface][scheme])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(Object.entries(subjectColours))('subject %s on its tint and on a card', (_, { colour, tint }) => {
    expect(contrast(colour[scheme], tint[scheme])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour[scheme], colours.surface[scheme])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['page', 'surface'] as const)('the edge of a field on %s', (surface) => {
    expect(contrast(colours.edge[scheme], colours[surface][scheme])).toBeGreaterThanOrEqual(3)
  })
})
