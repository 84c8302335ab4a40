// How drills update open screens: the drill itself from the event, lists and counters by reading again.
import { drill } from '@daybook/contract/drill/drill.contract.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import {
  type Drill,
  type DrillPage,
  withAnswers,
  withFinish,
  withHeld,
  withMarks,
  withStop,
} from './drill.effects.ts'

const api = client(drill)
const { countRequests } = client(today)

const effects = {
  hold: withHeld,
  mark: withMarks,
  stop: withStop,
  submitData: withAnswers,
  finish: withFinish,
}
type Effect = (page: DrillPage, input: never, author: ReturnType<typeof authorOf>) => DrillPage

/** The page of the drill's kind: `type` of another kind leaves it as it is. */
const apply = (page: DrillPage, { data }: LiveEvent<Drill>) =>
  page.drill?.id === data.id ? { ...page, drill: data } : undefined

for (const [name, effect] of Object.entries<Effect>(effects))
  liveUpdates(api[name as keyof typeof effects], {
    changes: [
      {
        read: api.getPage,
        expect: (page: DrillPage, input: never, reader: Reader) => effect(page, input, authorOf(reader)),
        apply,
      },
    ],
    readAgain: [api.listDrills, api.getDrill, countRequests].map((read) => ({ read })),
  })
