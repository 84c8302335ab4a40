import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { NewReport } from '../report/index.ts'
import { WeekGaps } from '../roster/WeekGaps.tsx'
import { dueCredentialsQuery } from './credential.data.ts'

/** Certificates that have expired or soon will, above the list of all; with their holder's name for managers. */
export function DueCredentials() {
  const t = useT()
  const dayWords = useDayWords()
  const { userInfo, userProfile } = useSession()
  const self = userInfo?.user_id
  const { items = [] } = useQuery(dueCredentialsQuery()).data ?? {}
  return (
    <>
      <NewReport to={to.credentialForm({})}>{t('credential.report')}</NewReport>
      {items.length > 0 && (
        <Section title={t('credential.due')}>
          <ul className="list">
            {items.map(({ id, staffId, staffName, title, expiresOn, daysLeft }, place) => (
              <Box component="li" key={id} style={place > 0 ? between : undefined}>
                <Box
                  component={Link}
                  to={to.credential({ id })}
                  className="line"
                  py="sm"
                  c={toneOf(daysLeft)}
                  td="none"
                  style={{ flexWrap: 'wrap', gap: '0.25rem 0.75rem' }}
                >
                  {daysLeft < 0 ? <IconAlertTriangle aria-hidden="true" /> : <IconClock aria-hidden="true" />}
                  <Box component="span" flex="1 1 6rem" miw={0}>
                    <Box component="span" display="block" c="var(--text)">
                      {entryWords(credentialKinds, title)}
                    </Box>
                    {staffId !== self && <span className="list dim">{staffName}</span>}
                  </Box>
                  <Box component="span" className="dim" ms="auto" ta="end">
                    <Box component="span" display="block" fw={650} c={toneOf(daysLeft)}>
                      {leftWords(t, daysLeft)}
                    </Box>
                    <span>{dayWords(expiresOn, 'date')}</span>
                  </Box>
                </Box>
              </Box>
            ))}
          </ul>
        </Section>
      )}
      {userProfile?.rights.includes('receipt.publish') && <WeekGaps />}
    </>
  )
}

const toneOf = (daysLeft: number) => (daysLeft < 0 ? 'var(--overdue)' : 'var(--soon)')
const between = { borderBlockStart: '1px solid var(--line)' }

function leftWords(t: Translate, daysLeft: number): string {
  if (daysLeft === 0) return t('credential.expiresToday')
  return daysLeft < 0
    ? t('credential.expired', { count: -daysLeft })
    : t('credential.expires', { count: daysLeft })
}
