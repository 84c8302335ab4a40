// The columns of the attendance record: for the table on a desk, for printing and for spreadsheets.
import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Column } from '../../kit/table.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { clockAt } from '../../platform/time/clock.words.ts'

export type Stay = AnswerOf<(typeof attendance.operations)['listStays']>['records'][number]

/** What the handover rests on, and how staff saw who somebody unknown is. */
export function basisWords(t: Translate, stay: Stay): string {
  const { identityBy } = stay
  const identity = identityBy && t(`attendance.identity.${identityBy}`)
  return [ofBasis(t, stay), identity].filter(Boolean).join(' · ')
}

function ofBasis(t: Translate, stay: Stay): string {
  const { collectedBasis, secondedBy, wordBy, wordHow, overrideReason } = stay
  switch (collectedBasis) {
    case null:
      return ''
    case 'twoStaff':
      return t('attendance.basis.twoStaff', { name: secondedBy ?? '' })
    case 'parentWord':
      return t(`attendance.basis.parentWord.${wordHow ?? 'inPerson'}`, { name: wordBy ?? '' })
    case 'override':
      return t('attendance.basis.override', { reason: overrideReason ?? '' })
    default:
      return t(`attendance.basis.${collectedBasis}`)
  }
}

/** What makes a stay different from one that was recorded as it happened: entered later, at a time that is not certain, or
 *  corrected. Days and times are values, as in the file. */
export function noteWords(t: Translate, stay: Stay, timeZone: string): string {
  const time = (instant: string) => timeAt(new Date(instant), timeZone)
  const corrected = stay.corrections.flatMap(({ at, byName, reason, signedInAt, signedOutAt }) => {
    const why = reason ?? t('attendance.timesSettled')
    const day = dayAt(new Date(at), timeZone)
    const was = [
      signedInAt && t('attendance.wasIn', { time: time(signedInAt) }),
      signedOutAt && t('attendance.wasOut', { time: time(signedOutAt) }),
    ].filter((one) => one !== null)
    return [
      t('attendance.corrected', { name: byName, at: `${day} ${time(at)}`, why }),
      was.length > 0 && t('attendance.was', { times: listed(was) }),
    ]
  })
  return [
    stay.enteredLate && t('attendance.enteredLate'),
    stay.uncertainTimes && t('kit.timeUncertain'),
    ...corrected,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** @param sayDay writes a day for people. A file has days and times as values. */
export function stayColumns(
  t: Translate,
  timeZone: string,
  sayDay?: (day: string) => string,
): Column<Stay>[] {
  const time = (instant: string | null) => (instant === null ? '' : timeAt(new Date(instant), timeZone))
  const clock = (instant: string | null) => (instant === null ? '' : clockAt(instant, timeZone))
  return [
    {
      name: 'day',
      head: t('attendance.recordDate'),
      words: ({ day }) => day,
      cell: sayDay && (({ day }) => sayDay(day)),
      sort: 'day',
    },
    {
      name: 'child',
      head: t('attendance.recordChild'),
      words: ({ child }) => fullName(child),
      sort: 'child',
    },
    { name: 'room', head: t('attendance.signInRoom'), words: ({ room }) => room.name, sort: 'room' },
    {
      name: 'in',
      head: t('attendance.recordIn'),
      words: ({ signedInAt }) => time(signedInAt),
      cell: ({ signedInAt }) => clock(signedInAt),
      sort: 'signedInAt',
    },
    {
      name: 'inBy',
      head: t('attendance.recordInBy'),
      words: ({ signedInBy }) => signedInBy,
      sort: 'signedInBy',
    },
    {
      name: 'out',
      head: t('attendance.recordOut'),
      words: ({ signedOutAt }) => time(signedOutAt),
      cell: ({ signedOutAt }) => clock(signedOutAt),
      sort: 'signedOutAt',
    },
    {
      name: 'outBy',
      head: t('attendance.recordOutBy'),
      words: ({ signedOutBy }) => signedOutBy ?? '',
      sort: 'signedOutBy',
    },
    {
      name: 'broughtBy',
      head: t('attendance.recordBroughtBy'),
      words: ({ broughtBy }) => broughtBy ?? '',
    },
    {
      name: 'collectedBy',
      head: t('attendance.recordCollectedBy'),
      words: ({ collectedBy }) => collectedBy ?? '',
    },
    {
      name: 'basis',
      head: t('attendance.recordBasis'),
      words: (stay) => basisWords(t, stay),
    },
    {
      name: 'note',
      head: t('attendance.recordNote'),
      words: (stay) => noteWords(t, stay, timeZone),
    },
  ]
}
