import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { Box, Button, Group, Stack } from '@mantine/core'
import { IconSunHigh } from '@tabler/icons-react'
import { ageParts } from '../../kit/age.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { awayWords } from '../care/index.ts'
import { Allergies, CallButton } from '../child/index.ts'
import type { Page } from './childPage.data.ts'
import { HealthNote, HealthNotes } from './HealthNotes.tsx'

const sunscreen = {
  centreCream: 'childPage.sunscreenOurs',
  ownCream: 'childPage.sunscreenOwn',
  none: 'childPage.sunscreenNone',
} as const

/** How a presence looks that somebody should see at once. */
const tones: Partial<Record<Page['child']['presence'], string>> = {
  present: 'var(--done)',
  late: 'var(--soon)',
}

/** Who the child is, where they are on the day shown, and their allergies, diet and consents. */
export function ChildHead({ page }: { page: Page }) {
  const { child, day, contacts, custodyNote, sayName, health, can } = page
  const t = useT()
  const orders = contacts.filter(({ orderNote }) => orderNote !== null)
  const barred = contacts.filter(({ mayCollect, orderNote }) => !mayCollect && orderNote === null)
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const { unit, count } = ageParts(monthsOld(child.birthDate, day))
  const age = t(unit === 'months' ? 'kit.monthsOldLong' : 'kit.yearsOldLong', { count })
  const consent = child.sunscreenConsent
  const here =
    child.presence === 'present' && child.signedInAt !== null
      ? t('childPage.hereSince', { time: clockAt(child.signedInAt, timeZone) })
      : awayWords(t, { ...child, can: [] }, timeZone)
  return (
    <Section>
      <Stack gap="xs" mb={custodyNote || orders.length + barred.length > 0 ? 'md' : 0}>
        {custodyNote && (
          <Warning>
            <strong>{t('childPage.custody')}</strong>
            <p>{custodyNote}</p>
          </Warning>
        )}
        {orders.map(({ id, name, orderNote, orderPhone }) => (
          <Warning key={id}>
            <strong>{t('contact.courtOrder', { name })}</strong>
            <p style={{ whiteSpace: 'pre-line' }}>{orderNote}</p>
            {orderPhone && <CallButton phone={orderPhone} />}
          </Warning>
        ))}
        {barred.length > 0 && (
          <Warning>
            {t('attendance.mayNotCollect', { names: listed(barred.map(({ name }) => name)) })}
          </Warning>
        )}
      </Stack>
      <Group gap="0.75rem 1rem">
        <Portrait size="5.5rem" {...child} />
        <Box flex={1} miw="9rem">
          <Box component="p" lh={1.25}>
            <Box component="strong" fz="lg" fw={650}>
              {child.firstName}
            </Box>{' '}
            <Box component="span" c="dimmed">
              {child.familyName}
            </Box>
          </Box>
          {sayName && <p className="dim">{t('childPage.say', { name: sayName })}</p>}
          <p className="dim">{[age, child.roomName].filter(Boolean).join(' · ')}</p>
          <p className="dim">{t('childPage.born', { day: dayWords(child.birthDate, 'date') })}</p>
          <Box component="p" fw={600} c={tones[child.presence]}>
            {here}
          </Box>
        </Box>
      </Group>
      {can.includes('addContact') && (
        <Button mt="sm" variant="default" component={Link} to={to.child({ id: child.id, edit: 'change' })}>
          {t('childPage.edit')}
        </Button>
      )}
      <Stack gap="xs" mt="md">
        <Allergies {...child} />
        <HealthNote icon={IconSunHigh}>
          {t(consent === null ? 'childPage.sunscreenUnasked' : sunscreen[consent])}
        </HealthNote>
        <HealthNotes health={health} day={day} />
      </Stack>
    </Section>
  )
}
