import { expect, test } from 'vitest'
import { isHtml, plainText } from './richText.ts'

test('a sum is no tag', () => {
  expect(isHtml('1 < 2 and 3 > 2')).toBe(false)
  expect(isHtml('<p>Hats</p>')).toBe(true)
})

test('the words of a text, a line for each paragraph', () => {
  expect(plainText('<h2>Mud</h2><p>Tama &amp; Ben<br />dug &lt;3</p><ul><li>worms</li></ul>')).toBe(
    'Mud\nTama & Ben\ndug <3\nworms',
  )
  expect(plainText('# Hats &amp;')).toBe('# Hats &amp;')
})
