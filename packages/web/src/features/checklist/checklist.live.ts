// How checks update open screens: the check itself from the event, the results by reading again.

import { checklistKindNames } from '@daybook/contract/app/checklist.kinds.ts'
import { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import type { Check } from '@daybook/contract/checklist/checklist.kind.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import type { SubmitInput } from './checklist.effects.ts'
import { withCheck, withSubmitted } from './checklist.effects.ts'
import type { ShownPage } from './checklist.unread.ts'

const api = client(checklist)

const pageOf = (kind: string) => ({ id: `${kind}.getPage` })

for (const kind of checklistKindNames)
  liveUpdates(
    { id: `${kind}.submitData` },
    {
      changes: [
        {
          read: pageOf(kind),
          expect: (page: ShownPage, input: SubmitInput, reader: Reader) =>
            withSubmitted(page, input, authorOf(reader)),
          apply: (page: ShownPage, { data }: LiveEvent<Check>) => withCheck(page, data),
        },
      ],
      readAgain: [{ read: api.listChecks }, { read: api.getCheck }],
    },
  )

// A hazard that was opened from an answer stands beside it.
for (const operation of ['submit', 'start', 'close', 'reopen'])
  liveUpdates(
    { id: `hazard.${operation}` },
    { readAgain: [api.getCheck, ...checklistKindNames.map(pageOf)].map((read) => ({ read })) },
  )

liveUpdates(api.saveTemplate, {
  readAgain: [api.listTemplates, ...checklistKindNames.map(pageOf)].map((read) => ({ read })),
})
