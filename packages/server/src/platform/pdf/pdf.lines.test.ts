import { expect, it } from 'vitest'
import { linesOf } from './pdf.lines.ts'

/** Every character is one wide. */
const lines = (text: string, room: number) =>
  linesOf(text, room, (run) => run.text.length).map(({ runs, width }) => {
    const line = runs.map((run) => run.text).join('')
    expect(width).toBe(line.length)
    return line
  })

it('breaks between words and Chinese characters, never before punctuation, in whichever fonts they are', () => {
  expect(lines('Thank you 谢谢你，老师 Mere', 12)).toEqual(['Thank you 谢谢', '你，老师 Mere'])
  expect(lines('谢谢你，', 3)).toEqual(['谢谢', '你，'])
})

it('breaks a word that is longer than a line, and keeps empty lines', () => {
  expect(lines('Whakawhanaungatanga', 10)).toEqual(['Whakawhana', 'ungatanga'])
  expect(lines('one\n\ntwo', 10)).toEqual(['one', '', 'two'])
})
