import { expect, it } from 'vitest'
import { runsOf } from './pdf.fonts.ts'

it('sets Chinese in its own font, and everything else in the first', () => {
  expect(runsOf('Mere Ngāta（王美华）, kaiako')).toEqual([
    { text: 'Mere Ngāta', isChinese: false },
    { text: '（王美华）', isChinese: true },
    { text: ', kaiako', isChinese: false },
  ])
  expect(runsOf('Ka pai 🎉👍🏽!').map(({ text }) => text)).toEqual(['Ka pai !'])
})
