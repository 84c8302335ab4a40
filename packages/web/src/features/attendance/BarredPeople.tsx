import type { Bar } from '@daybook/contract/contact/bars.rules.ts'
import { barredOn } from '@daybook/contract/contact/collect.rules.ts'
import { Box, Group } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { Portrait } from '../../kit/Face.tsx'
import type { Person } from '../../kit/names.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { labelled, listed } from '../../platform/i18n/punctuation.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import { CallButton } from '../child/index.ts'
import type { Collector } from './attendance.asks.ts'
import { nameHere } from './attendance.data.ts'
import { callFirst } from './attendance.handover.ts'

interface BarredPeopleProps {
  contacts: readonly Collector[]
  day: string
  /** The child, where several are shown. */
  of?: Person | undefined
}

/** Who may not pick a child up on this day, in red: why, what to do, and who to call. */
export function BarredPeople({ contacts, day, of }: BarredPeopleProps) {
  const t = useT()
  const sayDay = useDayWords()
  const people = barredOn(contacts, day)
  if (people.length === 0) return null
  const first = callFirst(contacts)
  return (
    <Box p="0.625rem 0.875rem" c="var(--overdue)" bg="var(--overdue-tint)" bdrs="md">
      <Box component="p" className="line" fw={600}>
        <IconUserOff size="1.25rem" aria-hidden="true" style={{ flex: 'none' }} />
        <span>{labelled(of && nameHere(of), t('attendance.barred'))}</span>
      </Box>
      <ul className="list">
        {people.map(({ contact, bar }) => (
          <Box component="li" key={contact.id} pt="0.375rem">
            <Group gap="xs" wrap="nowrap">
              {contact.picture && (
                <Portrait size="2.5rem" firstName={contact.name} picture={contact.picture} />
              )}
              <span>{labelled(contact.name, whyNot(t, contact, bar, sayDay))}</span>
            </Group>
            {contact.orderNote && (
              <Box component="p" c="var(--text)" style={{ whiteSpace: 'pre-line' }}>
                {contact.orderNote}
              </Box>
            )}
            {bar === 'order' && contact.orderPhone && (
              <Box pt="0.375rem">
                <CallButton phone={contact.orderPhone} />
              </Box>
            )}
          </Box>
        ))}
      </ul>
      <Box component="p" pt="0.375rem" c="var(--text)">
        {t('attendance.ifTheyCome')}
      </Box>
      {first?.phone && (
        <Box pt="0.375rem">
          <CallButton phone={first.phone} name={first.name} />
        </Box>
      )}
    </Box>
  )
}

function whyNot(t: Translate, contact: Collector, bar: Bar, sayDay: ReturnType<typeof useDayWords>): string {
  const { collectsFrom, collectsUntil, collectsOn, oldEnoughFrom } = contact
  switch (bar) {
    case 'tooYoung':
      return t('attendance.whyNot.tooYoung', { day: sayDay(oldEnoughFrom ?? '', 'date') })
    case 'ended':
      return t('attendance.whyNot.ended', { day: sayDay(collectsUntil ?? '', 'date') })
    case 'notYet':
      return t('attendance.whyNot.notYet', { day: sayDay(collectsFrom ?? '', 'date') })
    case 'weekday':
      return t('attendance.whyNot.weekday', {
        days: listed((collectsOn ?? []).map((weekday) => weekdayName(sayDay, weekday, 'weekday'))),
      })
    default:
      return t(`attendance.whyNot.${bar}`)
  }
}
