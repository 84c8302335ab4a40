import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { RichText } from './RichText.tsx'

function shown(text: string): string | undefined {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<RichText text={text} />))
  const html = place.firstElementChild?.innerHTML
  root.unmount()
  return html
}

test('shows what an editor makes', () => {
  expect(shown('<h2>Mud</h2><p>We <strong>dug</strong></p><ul><li>worms</li></ul>')).toBe(
    '<h3>Mud</h3><p>We <strong>dug</strong></p><ul><li>worms</li></ul>',
  )
  expect(shown('# Mud\n1 < 2')).toBe('<h3>Mud</h3><p>1 &lt; 2</p>')
})

test('leaves out whatever runs, and keeps the words around it', () => {
  const bad =
    '<p onclick="x()">Hi<script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">a</a></p>'
  expect(shown(`${bad}<iframe src="https://example.com"></iframe><style>p{top:0}</style>`)).toBe(
    '<p>Hi<a target="_blank" rel="noopener noreferrer">a</a></p>',
  )
})
