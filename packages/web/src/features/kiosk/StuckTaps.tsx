import { Button } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import type { Tap } from './kiosk.queue.ts'
import { dropTap } from './kiosk.taps.ts'

/** How many wait for the network, and which could not be recorded. */
export function StuckTaps({ taps }: { taps: readonly Tap[] }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const stuck = taps.filter(({ isStuck }) => isStuck)
  const waiting = taps.length - stuck.length
  return (
    <>
      {waiting > 0 && <p role="status">{t('kiosk.waiting', { count: waiting })}</p>}
      {stuck.length > 0 && (
        <Section title={t('kiosk.stuck')} flush>
          {stuck.map(({ key, name, direction, occurredAt }) => (
            <Row
              key={key}
              title={name}
              detail={t(direction === 'in' ? 'kiosk.stuckIn' : 'kiosk.stuckOut', {
                time: friendlyTime(occurredAt, now),
              })}
              end={
                <Button variant="default" onClick={() => dropTap(key)}>
                  {t('kiosk.seen')}
                </Button>
              }
            />
          ))}
        </Section>
      )}
    </>
  )
}
