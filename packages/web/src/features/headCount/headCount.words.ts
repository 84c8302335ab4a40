// What is known of a child of a head count, in words.
import { standingOf } from '@daybook/contract/headCount/headCount.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import type { Here, Person } from './headCount.effects.ts'

type Say = (instant: string) => string

/** Where a child is who is accounted for without being seen here; empty otherwise. */
export function whereWords(t: Translate, person: Person, say: Say): string {
  const { elsewhere, stay, absence } = person
  const standing = standingOf(person)
  if (standing === 'elsewhere' && elsewhere) return elsewhereWords(t, elsewhere, say)
  if (standing === 'gone') {
    if (!stay?.signedOutAt) return t('headCount.notSignedIn')
    const time = say(stay.signedOutAt)
    return stay.signedOutBy
      ? t('headCount.signedOutBy', { time, byName: stay.signedOutBy })
      : t('headCount.signedOut', { time })
  }
  if (standing !== 'explained' || !absence?.why) return ''
  const by = { byName: absence.byName, time: say(absence.at) }
  return absence.note
    ? t('headCount.explainedNote', { note: absence.note, ...by })
    : t('headCount.explained', { why: t(`headCount.why.${absence.why}`), ...by })
}

export function elsewhereWords(t: Translate, seen: NonNullable<Person['elsewhere']>, say: Say): string {
  const { byName, roomName: room, at } = seen
  const time = say(at)
  return room
    ? t('headCount.seenElsewhereIn', { room, time, byName })
    : t('headCount.seenElsewhere', { time, byName })
}

interface Known {
  here: Here | undefined
  expectedUntil: string | null | undefined
}

/** What contradicts that a child is missing: signed in, expected, asleep, last seen by whom and where. */
export function knownWords(
  t: Translate,
  { stay }: Person,
  { here, expectedUntil }: Known,
  say: Say,
): string[] {
  const known = [stay ? t('headCount.signedIn', { time: say(stay.signedInAt) }) : t('headCount.notSignedIn')]
  if (expectedUntil) known.push(t('headCount.expectedUntil', { time: say(expectedUntil) }))
  if (here?.asleepSince) known.push(t('headCount.asleep', { time: say(here.asleepSince) }))
  if (!here) return known
  const { lastSeen } = here
  known.push(lastSeen ? lastWords(t, lastSeen, say) : t('headCount.noEntry'))
  return known
}

function lastWords(
  t: Translate,
  { what, at, byName, roomName: room }: NonNullable<Here['lastSeen']>,
  say: Say,
) {
  const entry = what === 'sleepCheck' ? t('headCount.sleepCheck') : (wordsOf(`${what}.title`) ?? what)
  const said = { what: entry, time: say(at), byName }
  return room ? t('headCount.lastSeenIn', { ...said, room }) : t('headCount.lastSeen', said)
}
