import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { aftercareWatchRules } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { client } from '../../platform/api/client.ts'
import { to } from '../../platform/screens/places.ts'
import { watchKind } from '../watch/index.ts'
import './aftercare.live.ts'

export const aftercareWatchKind = watchKind({
  read: client(aftercare).getWatch,
  rights: { read: 'report.submit', oversee: 'safety.oversee' },
  rules: aftercareWatchRules,
  subject: 'accident',
  watched: ({ rooms, watched }) =>
    watched.map((fact) => {
      const { incidentId: id, child, roomCode } = fact
      const place = () => to.aftercare({ id })
      const room = rooms.find(({ code }) => code === roomCode)
      return { fact, id, room, name: fullName(child), shownAs: id, to: place, toAll: place }
    }),
  words: {
    look: (t) => t('aftercare.headCheck'),
    call: (t, who) => t('aftercare.headCheckCalls', { who }),
    one: (t, name) => t('aftercare.headCheckNow', { name }),
    several: (t, count) => t('aftercare.headChecks', { count }),
  },
})
