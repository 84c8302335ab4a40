import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { dayOfWeek, type WeekdayCode } from '@daybook/contract/roster/roster.rules.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { WeekPlan } from './roster.data.ts'
import { timesOf } from './roster.words.ts'

/** What stands beside the shifts of one person on one day. */
export interface CellMark {
  kind: 'leave' | 'off' | 'lapsed'
  words: string
}

/** Leave that stands in the way of a shift, or may; days on which the person does not work; and certificates that no longer count on that day, so that the person
 *  is not the qualified or first-aid adult. */
export function useCellMarks(weekOn: string, { leave, daysOff, certificates }: WeekPlan) {
  const t = useT()
  return (personId: string, day: WeekdayCode): CellMark[] => {
    const away = leave
      .filter((one) => one.personId === personId && one.day === day)
      .map((one) => {
        const isAllDay = one.from === '00:00' && one.until === '24:00'
        const when = isAllDay ? '' : ` ${timesOf(one)}`
        return t('roster.onLeaveAllDay') + when + (one.isConfirmed ? '' : ` (${t('roster.askedLeave')})`)
      })
    const isOff = daysOff.some((one) => one.personId === personId && one.day === day)
    const lapsed = certificates
      .filter((one) => one.personId === personId && one.expiresOn < dayOfWeek(weekOn, day))
      .map(({ title }) => t('roster.lapsed', { title: entryWords(credentialKinds, title) }))
    return [
      ...away.map((words) => ({ kind: 'leave' as const, words })),
      ...(isOff ? [{ kind: 'off' as const, words: t('roster.usualDayOff') }] : []),
      ...lapsed.map((words) => ({ kind: 'lapsed' as const, words })),
    ]
  }
}
