import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { sleepWatchRules } from '@daybook/contract/sleep/sleep.rules.ts'
import { nameAmong } from '../../kit/names.ts'
import { client } from '../../platform/api/client.ts'
import { to } from '../../platform/screens/places.ts'
import { watchKind } from '../watch/index.ts'

export const sleepWatchKind = watchKind({
  read: client(sleep).getWatch,
  rights: { read: 'care.read', oversee: 'sleep.oversee' },
  rules: sleepWatchRules,
  subject: 'sleep',
  watched: ({ rooms, children, sleeps }) =>
    sleeps.map((fact) => {
      const { id, childId, roomId } = fact
      const child = children.find((one) => one.id === childId)
      const room = rooms.find((one) => one.id === roomId)
      const code = room?.code
      return {
        fact,
        id,
        room,
        name: child ? nameAmong(child, children) : '',
        shownAs: childId,
        to: () => to.sleep({ code, check: childId }),
        toAll: () => to.sleep({ code }),
      }
    }),
  words: {
    look: (t) => t('sleep.look'),
    call: (t, who) => t('sleep.calls', { who }),
    one: (t, name) => t('sleep.checkNow', { name }),
    several: (t, count) => t('sleep.checkSeveral', { count }),
    mark: (t) => t('sleep.checkIsDue'),
  },
})
