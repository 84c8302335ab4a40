import { toiletVisit, toiletVisitRules } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { IconAlertTriangle, IconCircleDashed, IconDroplet, IconPoo } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { careKind } from '../care/index.ts'

export const toiletVisitCareKind = careKind({
  name: 'toiletVisit',
  subject: 'toilet',
  title: 'toiletVisit.title',
  api: client(toiletVisit),
  rules: toiletVisitRules,
  words: { others: 'toiletVisit.others', choose: 'toiletVisit.choose', never: 'toiletVisit.never' },
  quick: 'outcome',
  initial: { how: 'prompted' },
  fields: {
    outcome: {
      name: 'outcome',
      label: 'toiletVisit.outcome',
      options: [
        { value: 'wee', word: 'toiletVisit.wee', icons: [IconDroplet] },
        { value: 'poo', word: 'toiletVisit.poo', icons: [IconPoo] },
        { value: 'tried', word: 'toiletVisit.tried', icons: [IconCircleDashed] },
        { value: 'accident', word: 'toiletVisit.accident', icons: [IconAlertTriangle] },
      ],
    },
    how: {
      name: 'how',
      label: 'toiletVisit.how',
      options: [
        { value: 'prompted', word: 'toiletVisit.prompted' },
        { value: 'asked', word: 'toiletVisit.asked', said: 'toiletVisit.saidAsked' },
      ],
    },
  },
})
