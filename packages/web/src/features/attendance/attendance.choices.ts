// What the outbox offers for a refused entry of attendance.
import { refusalOfBar } from '@daybook/contract/contact/bars.rules.ts'
import { aboutClaimedTime, type Choices, type Way } from '../../platform/outbox/outbox.entry.ts'
import { to } from '../../platform/screens/places.ts'

/** Leads to signing the child in, for entries that need a present child. */
export const signInFirst: Way = {
  words: (t, who) => t('attendance.signInFirst', { name: who?.name ?? '' }),
  to: (_, who) => who && to.childrenList({ code: who.roomCode }),
}

/** Leads to signing the child out once more, with what the rule asks for. */
const handOverAgain: Way = {
  words: (t, who) => t('attendance.sayAgain', { name: who?.name ?? '' }),
  to: (_, who) => who && to.childrenList({ code: who.roomCode }),
  insteadOfSending: true,
}

const aboutCollector: Choices = Object.fromEntries(
  [...Object.values(refusalOfBar), 'COLLECTOR_UNKNOWN', 'WORD_NOT_ALLOWED', 'STAFF_NOT_FOUND'].map((key) => [
    key,
    [handOverAgain],
  ]),
)

export const aboutEnd: Choices = { ...aboutClaimedTime, SIGN_OUT_BEFORE_SIGN_IN: ['time'] }

export const aboutSignOut: Choices = {
  ...aboutEnd,
  ...aboutCollector,
  CHILD_NOT_SIGNED_IN: ['time', signInFirst],
  SIGN_OUT_OTHER_DAY: ['time'],
}
