import { IconClockEdit, IconLogin2, IconLogout2, IconUserOff } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { MomentOf } from './childPage.data.ts'
import styles from './Timeline.module.css'

/** A sign-in or sign-out: the room, and who recorded it. */
export function SignMoment({ moment }: { moment: MomentOf<'signedIn' | 'signedOut'> }) {
  const t = useT()
  const timeZone = useTimeZone()
  const { type, at, by, room, enteredLate, isUncertain } = moment
  const Icon = type === 'signedIn' ? IconLogin2 : IconLogout2
  return (
    <Row
      start={
        <span className={styles.sign} data-sign={type}>
          <Icon size="1.5rem" aria-hidden="true" />
        </span>
      }
      title={t(type === 'signedIn' ? 'childPage.signedIn' : 'childPage.signedOut', { room: room.name })}
      detail={
        <>
          <span>{by}</span>
          {isUncertain && <UncertainMark />}
          {enteredLate && (
            <span className="line" style={{ gap: '0.25rem', color: 'var(--soon)' }}>
              <IconClockEdit size="1rem" aria-hidden="true" /> {t('childPage.enteredLate')}
            </span>
          )}
        </>
      }
      end={clockAt(at, timeZone)}
    />
  )
}

const awayWords = {
  sick: 'childPage.awaySick',
  holiday: 'childPage.awayHoliday',
  other: 'childPage.awayOther',
} as const

/** An absence, and who cancelled it if somebody did. */
export function AbsenceMoment({ moment }: { moment: MomentOf<'absence'> }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { at, by, reason, note, cleared } = moment
  const when = (instant: string) => friendlyTime(instant, now)
  return (
    <Row
      start={
        <span className={styles.sign}>
          <IconUserOff size="1.5rem" aria-hidden="true" />
        </span>
      }
      title={<span data-gone={cleared !== null || undefined}>{t(awayWords[reason])}</span>}
      detail={
        <>
          {note && <span className={styles.note}>{note}</span>}
          <span style={{ display: 'block' }}>{by}</span>
          {cleared && (
            <span style={{ display: 'block' }}>
              {t('childPage.awayCleared', { name: cleared.by, time: when(cleared.at) })}
            </span>
          )}
        </>
      }
      end={when(at)}
    />
  )
}
