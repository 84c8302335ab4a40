// A roll call is counted on several devices at once, also without a network.
import { event } from '@daybook/contract/event/event.contract.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { type RollCallData, withFinish, withMarks, withStop } from './event.roll.effects.ts'

const api = client(event)
const effects = { startStop: withStop, markStop: withMarks, finishStop: withFinish }
type Effect = (roll: RollCallData, input: never, author: ReturnType<typeof authorOf>) => RollCallData

const apply = (roll: RollCallData, { data }: LiveEvent<RollCallData>) =>
  roll.id === data.id ? data : undefined

for (const [name, effect] of Object.entries<Effect>(effects))
  liveUpdates(api[name as keyof typeof effects], {
    changes: [
      {
        read: api.getRollCall,
        expect: (roll: RollCallData, input: never, reader: Reader) => effect(roll, input, authorOf(reader)),
        apply,
      },
    ],
    leavesDay: true,
  })
