// How drills update open screens: the drill itself from the event, lists by reading again.
import { drill } from '@daybook/contract/drill/drill.contract.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
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

/** Only a drill that begins or ends changes what is due. */
const duringDrill = new Set(['mark', 'stop', 'submitData'])

for (const [name, effect] of Object.entries<Effect>(effects))
  liveUpdates(api[name as keyof typeof effects], {
    changes: [
      {
        read: api.getPage,
        expect: (page: DrillPage, input: never, reader: Reader) => effect(page, input, authorOf(reader)),
        apply,
      },
    ],
    readAgain: [{ read: api.listDrills }, { read: api.getDrill }],
    leavesDay: duringDrill.has(name),
  })
