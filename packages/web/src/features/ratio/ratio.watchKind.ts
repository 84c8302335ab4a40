import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { ratioWatchRules } from '@daybook/contract/ratio/ratio.rules.ts'
import { client } from '../../platform/api/client.ts'
import { to } from '../../platform/screens/places.ts'
import { watchKind } from '../watch/index.ts'
import './ratio.live.ts'

export const ratioWatchKind = watchKind({
  read: client(ratio).getWatch,
  rights: { read: 'attendance.read', oversee: 'safety.oversee' },
  rules: ratioWatchRules,
  subject: 'attendance',
  // The law counts over the whole centre, so it concerns whoever works in any room.
  watched: ({ rooms, short }) =>
    short
      ? [
          {
            fact: short,
            id: short.id,
            room: rooms.find(({ own }) => own) ?? rooms[0],
            name: `${short.adults}/${short.needed}`,
            shownAs: short.id,
            to: () => to.ratio(),
            toAll: () => to.ratio(),
          },
        ]
      : [],
  words: {
    look: (t) => t('ratio.title'),
    call: (t, who) => t('ratio.tooFewCalls', { who }),
    one: (t, name) => t('ratio.tooFewNow', { name }),
    several: (t) => t('ratio.tooFew'),
  },
})
