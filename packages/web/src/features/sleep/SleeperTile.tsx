import {
  IconAlertTriangleFilled,
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconDoorExit,
  IconDotsVertical,
  IconMoon,
  IconSunrise,
} from '@tabler/icons-react'
import { Portrait } from '../../kit/Face.tsx'
import { useKit } from '../../kit/kit.context.ts'
import { useLongPress } from '../../kit/long.press.ts'
import { nameAmong, type ShortName } from '../../kit/names.ts'
import { PersonName } from '../../kit/PersonName.tsx'
import { Ring } from '../../kit/Ring.tsx'
import { UnsentMark } from '../../kit/UnsentMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { faceOf } from '../child/index.ts'
import styles from './SleeperTile.module.css'
import type { SleepDesk } from './sleep.board.ts'
import { type Countdown, countdownOf, leftAt, type Sleeper, wakeTime } from './sleep.view.ts'
import { spanWords } from './sleep.words.ts'

interface SleeperTileProps {
  desk: SleepDesk
  sleeper: Sleeper
  short: ShortName | undefined
  onCheck: () => void
  onOpen: () => void
}

const looks = {
  ok: { tone: 'done', icon: IconClock },
  soon: { tone: 'soon', icon: IconClockExclamation },
  due: { tone: 'overdue', icon: IconAlertTriangleFilled },
  overdue: { tone: 'overdue', icon: IconAlertTriangleFilled },
} as const

/** A sleeper's tile, with the minutes to the next check large enough to read from the door. A tap opens the check.
 *  The buttons at its foot are apart from it: they choose the child, record that it is awake, and open its sheet. */
export function SleeperTile({ desk, sleeper, short, onCheck, onOpen }: SleeperTileProps) {
  const t = useT()
  const { words } = useKit()
  const press = useLongPress(onOpen)
  const { child, sleep } = sleeper
  const countdown = countdownOf(sleeper, desk.now)
  const { tone } = looks[countdown.urgency]
  const left = leftAt(child)
  const time = spanWords(t, sleep.detail.asleepAt ?? sleep.occurredAt, desk.now)
  const name = nameAmong(child, desk.board.children)
  const isChosen = desk.isChosen('asleep', child.id)
  return (
    <li className={styles.tile} data-tone={tone} data-chosen={isChosen || undefined}>
      <button type="button" className={styles.check} {...press(onCheck)}>
        <span className={styles.who}>
          <span className={styles.portrait}>
            <Portrait {...child} />
          </span>
          <span className="visually-hidden">{t('sleep.check')}</span>
          <span className={styles.name}>
            <PersonName {...faceOf(child, desk.board.day)} short={short} tight />
          </span>
        </span>
        <span className={styles.since}>
          {left ? (
            <>
              <IconDoorExit size="1rem" aria-hidden="true" />
              {t('sleep.signedOut', { time: clockAt(left, desk.timeZone) })}
            </>
          ) : (
            <>
              <span className="visually-hidden">{t('sleep.sleeping', { time })}</span>
              <IconMoon size="1rem" aria-hidden="true" />
              <span aria-hidden="true">{time}</span>
            </>
          )}
        </span>
        <NextCheck sleeper={sleeper} countdown={countdown} timeZone={desk.timeZone} />
        {desk.isUnsent(child) && (
          <span className={styles.unsent}>
            <UnsentMark />
          </span>
        )}
        <span className={styles.ring}>
          <Ring left={countdown.left} tone={tone} over={countdown.left <= 0}>
            <Minutes {...countdown} />
          </Ring>
        </span>
      </button>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.choose}
          aria-pressed={isChosen}
          aria-label={t('sleep.chooseSleeper', { name })}
          onClick={() => desk.toggle('asleep', child.id)}
        >
          <span className={styles.box}>{isChosen && <IconCheck size="1.125rem" stroke={3} />}</span>
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('sleep.stepFor', { step: t('sleep.awake'), name })}
          onClick={() => desk.take('wakeUp', [child], desk.draft.time ? undefined : wakeTime(sleeper))}
        >
          <IconSunrise size="1.125rem" aria-hidden="true" />
          {t('sleep.awake')}
        </button>
        <button
          type="button"
          className={styles.open}
          aria-label={words('openPerson', { name })}
          onClick={onOpen}
        >
          <IconDotsVertical size="1.25rem" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}

/** Minutes left or over, in the order of the language; hours where three figures would not fit. */
function Minutes({ left, minutes }: Countdown) {
  const t = useT()
  const isOver = left <= 0
  const isLong = minutes >= 100
  const figure = isLong ? Math.floor(minutes / 60) : minutes
  const unit = isOver ? (isLong ? 'sleep.hOver' : 'sleep.minOver') : isLong ? 'sleep.hLeft' : 'sleep.minLeft'
  const shown = isOver ? t('sleep.overFigure', { figure }) : String(figure)
  const [before = '', after = ''] = t(unit, { figure: mark })
    .split(mark)
    .map((words) => words.trim())
  return (
    <span className={styles.minutes} data-long={shown.length > 2 || undefined}>
      {before && <small>{before}</small>}
      {shown}
      {after && <small>{after}</small>}
    </span>
  )
}

/** Stands for the figure while the words around it are taken apart. */
const mark = '\u0000'

interface NextCheckProps {
  sleeper: Sleeper
  countdown: Countdown
  timeZone: string
}

/** The state as a word and an icon, so that it does not depend on colour. */
function NextCheck({ sleeper, countdown: { urgency }, timeZone }: NextCheckProps) {
  const t = useT()
  const Icon = looks[urgency].icon
  const time = clockAt(sleeper.due, timeZone)
  const says = {
    ok: t('sleep.nextCheck', { time }),
    soon: t('sleep.soon', { time }),
    due: t('sleep.due'),
    overdue: t('sleep.overdue'),
  }
  const isTime = urgency === 'ok' || urgency === 'soon'
  return (
    <span className={styles.state} data-time={isTime || undefined}>
      <Icon size="1rem" aria-hidden="true" />
      {isTime && <span aria-hidden="true">{time}</span>}
      <span className={isTime ? 'visually-hidden' : undefined}>{says[urgency]}</span>
    </span>
  )
}
