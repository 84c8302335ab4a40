import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { medicinePlanWatchRules, timedDoses } from '@daybook/contract/medicinePlan/due.rules.ts'
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { to } from '../../platform/screens/places.ts'
import { watchKind } from '../watch/index.ts'
import { planOf, timeZoneNow } from './medicinePlan.plan.ts'

const { getBoard, listOfChild } = client(medicinePlan)

// Who comes, leaves or moves changes whose doses are due here, and who can be given one.
const { signIn, signOut, voidSignIn, voidSignOut, overrideHandover } = client(attendance)
const { moveChildren } = client(ratio)
for (const operation of [signIn, signOut, voidSignIn, voidSignOut, overrideHandover, moveChildren])
  liveUpdates(operation, { readAgain: [{ read: getBoard }, { read: listOfChild }] })

export const medicinePlanWatchKind = watchKind({
  read: getBoard,
  rights: { read: 'care.read', oversee: 'safety.oversee' },
  rules: medicinePlanWatchRules,
  subject: 'medicine',
  watched: ({ rooms, children, authorities }) =>
    authorities.flatMap((authority) => {
      const child = children.find(({ id }) => id === authority.childId)
      const room = rooms.find(({ code }) => code === child?.here?.roomCode)
      if (!child || !room) return []
      const place = () => to.medicinePlan({ code: room.code })
      const about = { room, name: fullName(child), shownAs: authority.id, to: place, toAll: place }
      return timedDoses(planOf(authority, timeZoneNow(), child)).map((fact) => ({
        ...about,
        fact,
        id: `${authority.id} ${fact.time}`,
      }))
    }),
  words: {
    look: (t) => t('medicine.title'),
    call: (t, who) => t('medicinePlan.alarmCall', { who }),
    one: (t, name) => t('medicinePlan.alarm', { name }),
    several: (t, count) => t('medicinePlan.alarmSeveral', { count }),
  },
})
