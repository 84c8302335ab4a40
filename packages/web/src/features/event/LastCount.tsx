import { missingOf, rollCallKinds } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { Stop } from './event.roll.effects.ts'

const nameOf = ({ name }: { name: string }) => name

/** What one count found: when, where, who was not seen, and who had been collected. */
export function Count({ stop: { finished, started, place, people } }: { stop: Stop }) {
  const t = useT()
  const timeZone = useTimeZone()
  const children = people.filter(({ kind }) => kind === 'child')
  const missing = missingOf(people, rollCallKinds.excursion)
  const left = children.filter(({ marked }) => marked?.hasLeft)
  return (
    <Group
      wrap="nowrap"
      gap="sm"
      align="stretch"
      py="xs"
      c={missing.length > 0 ? 'var(--overdue)' : 'var(--done)'}
    >
      {missing.length > 0 ? (
        <IconAlertTriangleFilled aria-hidden="true" style={{ flexShrink: 0 }} />
      ) : (
        <IconCircleCheckFilled aria-hidden="true" style={{ flexShrink: 0 }} />
      )}
      <Stack gap="0" style={{ overflowWrap: 'anywhere' }}>
        <b>
          {t('event.counted', {
            here: children.length - missing.length - left.length,
            total: children.length - left.length,
          })}
        </b>
        <span className="dim">
          {t(finished ? 'event.countedAt' : 'event.countingSince', {
            time: clockAt((finished ?? started).at, timeZone),
            place,
            name: (finished ?? started).by.name,
          })}
        </span>
        {missing.length > 0 && <span>{t('event.missing', { names: listed(missing.map(nameOf)) })}</span>}
        {left.length > 0 && (
          <span className="dim">{t('event.left', { names: listed(left.map(nameOf)) })}</span>
        )}
      </Stack>
    </Group>
  )
}

/** On the page of an excursion, the way to its roll call. On that of a drill, the way to where drills are held. */
export function OnTheWay({ report: { id, detail } }: { report: { id: string; detail: object } }) {
  const t = useT()
  if ('type' in detail && detail.type === 'drill')
    return (
      <Button component={Link} to={to.drills()}>
        {t('drill.hold')}
      </Button>
    )
  if (!('leavesPremises' in detail) || detail.leavesPremises !== true) return null
  return (
    <Button component={Link} to={to.eventRollCall({ id })}>
      {t('event.rollCall')}
    </Button>
  )
}
