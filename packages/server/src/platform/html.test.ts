import { expect, test } from 'vitest'
import { cleanHtml } from './html.ts'

test('keeps what an editor makes', () => {
  const text = '<h2>Mud</h2><p>We <strong>dug</strong>.<br />Deep.</p><ul><li><p>worms</p></li></ul>'
  expect(cleanHtml(text)).toBe(text)
  expect(cleanHtml(cleanHtml('<div>A &amp; <b>B</b></div>'))).toBe('<p>A &amp; <strong>B</strong></p>')
})

test('removes scripts, handlers, frames, styles and addresses that run', () => {
  expect(
    cleanHtml('<p onclick="x()" style="top:0">Hi<script>x()</script><iframe src="//x"></iframe></p>'),
  ).toBe('<p>Hi</p>')
  expect(cleanHtml('<a href="java\nscript:x()">a</a><img src=x onerror=x()>')).toBe('<a>a</a>')
  expect(cleanHtml('<svg><a href="data:text/html,x">b</a></svg>')).toBe('<a>b</a>')
})

test('is empty without words, and plain text stays plain', () => {
  expect(cleanHtml('<p><br></p><script>x()</script>')).toBe('')
  expect(cleanHtml(' # Hats & 1 < 2 ')).toBe('# Hats & 1 < 2')
  expect(cleanHtml('A & B<script>x()</script>')).toBe('<p>A &amp; B</p>')
})
