// Nappy changes on screen, whole: fields, quick choices, words and icons are data; features/care does the rest.
// A further kind of care is, once contract and server know it (nappyChange.routes.ts there says how):
// - a file like this one: one field for each part of its detail, the quick field first (the compiler asks for every
//   part, and takes no value that its schema does not know)
// - its words in <kind>.messages.en.ts and .zh.ts
// - a screen of three lines like NappyChangeScreen.tsx with its row in <kind>.screens.ts
// `npm run generate` enters all of them in the app's tables.
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.contract.ts'
import { nappyChangeRules } from '@daybook/contract/nappyChange/nappyChange.rules.ts'
import { IconDroplet, IconPoo, IconSun } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { careKind } from '../care/index.ts'

export const nappyChangeCareKind = careKind({
  name: 'nappyChange',
  subject: 'nappy',
  title: 'nappyChange.title',
  gives: 'cream',
  api: client(nappyChange),
  rules: nappyChangeRules,
  words: { others: 'nappyChange.others', choose: 'nappyChange.choose', never: 'nappyChange.never' },
  quick: 'contents',
  initial: { skin: 'normal', creamUsed: false },
  fields: {
    contents: {
      name: 'contents',
      label: 'nappyChange.contents',
      options: [
        { value: 'wet', word: 'nappyChange.wet', says: 'nappyChange.saysWet', icons: [IconDroplet] },
        { value: 'soiled', word: 'nappyChange.soiled', says: 'nappyChange.saysSoiled', icons: [IconPoo] },
        {
          value: 'both',
          word: 'nappyChange.both',
          says: 'nappyChange.saysBoth',
          icons: [IconDroplet, IconPoo],
        },
        { value: 'dry', word: 'nappyChange.dry', says: 'nappyChange.saysDry', icons: [IconSun] },
      ],
    },
    skin: {
      name: 'skin',
      label: 'nappyChange.skin',
      options: [
        { value: 'normal', word: 'nappyChange.skinNormal', said: 'nappyChange.normalSkin' },
        { value: 'red', word: 'nappyChange.skinRed', said: 'nappyChange.redSkin' },
        { value: 'rash', word: 'nappyChange.skinRash', said: 'nappyChange.rash' },
        { value: 'broken', word: 'nappyChange.skinBroken', said: 'nappyChange.brokenSkin' },
      ],
    },
    creamUsed: { name: 'creamUsed', label: 'nappyChange.creamUsed', yes: 'nappyChange.cream' },
  },
})
