import { expect, test } from 'vitest'
import { blocksOf, toHtml } from './richText.blocks.ts'

test('headings, lists and paragraphs', () => {
  expect(blocksOf('# Hats\nFrom September\nto April.\n\n- wide brim\n- soft\n\nAsk.\n- now')).toEqual([
    { kind: 'heading', text: 'Hats' },
    { kind: 'paragraph', lines: ['From September', 'to April.'] },
    { kind: 'list', items: ['wide brim', 'soft'] },
    { kind: 'paragraph', lines: ['Ask.'] },
    { kind: 'list', items: ['now'] },
  ])
})

test('a sign without a space, and an empty text', () => {
  expect(blocksOf('#1 -ish\n')).toEqual([{ kind: 'paragraph', lines: ['#1 -ish'] }])
  expect(blocksOf(' \n\n')).toEqual([])
})

test('plain text goes on in the editor', () => {
  expect(toHtml('# Hats\n1 < 2\n& now\n\n- soft')).toBe(
    '<h2>Hats</h2><p>1 &lt; 2<br>&amp; now</p><ul><li><p>soft</p></li></ul>',
  )
})
