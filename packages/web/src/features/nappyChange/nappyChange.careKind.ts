// Nappy changes on screen: the fields, quick choices, words and icons are data, and features/care does the rest.
// Another kind says in the contract what it is (nappyChange.kind.ts), and has a file like this one, with a field for each
// property of the detail, the quick field first, and its words. The compiler requires every property and rejects values
// that are not in the schema.
import { nappyChange, nappyChangeRules } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
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
