import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** @param now milliseconds; the time of day is that of the centre */
export function Greeting({ now }: { now: number }) {
  const t = useT()
  const { userInfo, tenantInfo } = useSession()
  const hour = Number(timeAt(new Date(now), useTimeZone()).slice(0, 2))
  const name = givenName(userInfo?.realName || userInfo?.nick_name || '')
  return (
    <Box
      display="flex"
      p="0.75rem var(--gutter) 0.25rem"
      style={{ gap: '0 0.75rem', alignItems: 'baseline' }}
    >
      <Box component="p" flex="none" maw="100%" fz="1.25rem" fw={650} lh={1.3}>
        {greeting(t, hour, name)}
      </Box>
      <Box component="p" className="dim" miw={0} style={oneLine}>
        {tenantInfo?.name}
      </Box>
    </Box>
  )
}

function greeting(t: Translate, hour: number, name: string): string {
  if (hour < 12) return t('today.morning', { name })
  return hour < 18 ? t('today.afternoon', { name }) : t('today.evening', { name })
}

/** The first word of a name. Chinese names have no spaces, so they are used whole. */
const givenName = (name: string) => name.split(' ')[0] ?? name
