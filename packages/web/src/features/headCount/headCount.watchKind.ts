import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { headCountWatchRules } from '@daybook/contract/headCount/headCount.rules.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { client } from '../../platform/api/client.ts'
import { t } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { watchKind } from '../watch/index.ts'
import { countPlace } from './headCount.place.ts'

const { getBoard, getWatch } = client(headCount)

// Who comes, leaves or moves changes who is missing, on every page.
const { signIn, signOut, voidSignIn, voidSignOut, overrideHandover } = client(attendance)
const { moveChildren } = client(ratio)
for (const operation of [signIn, signOut, voidSignIn, voidSignOut, overrideHandover, moveChildren])
  liveUpdates(operation, { readAgain: [{ read: getBoard }, { read: getWatch }] })

export const headCountWatchKind = watchKind({
  read: getWatch,
  // Everybody searches for a missing child, whatever their room.
  rights: { read: 'attendance.read', oversee: 'attendance.read' },
  rules: headCountWatchRules,
  subject: 'attendance',
  watched: ({ rooms, counts }) =>
    counts.map((count) => {
      const { id, roomCode, missing } = count
      const names = missing.map(({ name }) => name)
      return {
        fact: count,
        id,
        room: rooms.find(({ code }) => code === roomCode),
        // More names would fill the page, and stand on the list that a tap opens.
        name:
          names.length <= 2 && names.every(Boolean)
            ? listed(names)
            : t('headCount.children', { count: missing.length }),
        shownAs: id,
        to: () => countPlace(roomCode),
        toAll: () => countPlace(roomCode),
      }
    }),
  words: {
    look: (t) => t('headCount.title'),
    call: (t, who) => t('headCount.alarmCall', { who }),
    one: (t, name) => t('headCount.alarm', { who: name }),
    several: (t) => t('headCount.alarmSeveral'),
    mark: (t) => t('headCount.missing'),
  },
})
