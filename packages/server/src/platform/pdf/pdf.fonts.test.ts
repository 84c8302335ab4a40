import { expect, it } from 'vitest'
import { blank, runsOf, unprintable } from './pdf.fonts.ts'

const printed = (line: string) =>
  runsOf(line)
    .map(({ text }) => text)
    .join('')

it('sets every character in the first font that has it', () => {
  expect(runsOf('Mere Ngāta（王美华）, kaiako')).toEqual([
    { text: 'Mere Ngāta', family: 'latin' },
    { text: '（王美华）', family: 'chinese' },
    { text: ', kaiako', family: 'latin' },
  ])
  expect(runsOf('陳張劉黃趙玥喆珺昇晞彧祎璟䶮さくら✓→')).toMatchObject([{ family: 'chinese' }])
  // As a Mac names files: each syllable in its parts.
  expect(runsOf('김민준'.normalize('NFD'))).toEqual([{ text: '김민준', family: 'korean' }])
})

it.each([
  ['Ka pai 🎉👍🏽!', 'Ka pai !'],
  ['🖍️ 🏖️ 🕷️ 🌶️', '   '],
  ['1️⃣ 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇳🇿', '1   '],
])('leaves out emoji: %s', (line, left) => {
  expect(printed(line)).toBe(left)
  expect(unprintable([line])).toEqual([])
})

it('has a blank for each word in letters that no font has, and names it', () => {
  expect(printed('Kia ora محمد, ਗੁਰਪ੍ਰੀਤ 🎉 and 王𠮷')).toBe(`Kia ora ${blank}, ${blank}  and 王${blank}`)
  expect(unprintable(['Kia ora محمد', 'محمد and\nਗੁਰਪ੍ਰੀਤ\nمحمد', '王𠮷'])).toEqual(['محمد', 'ਗੁਰਪ੍ਰੀਤ', '𠮷'])
})
