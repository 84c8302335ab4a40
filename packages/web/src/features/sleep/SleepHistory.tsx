import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import type { TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { StepName } from '@daybook/contract/sleep/sleep.rules.ts'
import { Box, Button } from '@mantine/core'
import { IconArrowBackUp, IconBed, IconMoon, IconShieldCheck, IconSunrise } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import { UncertainTime } from '../../kit/UncertainTime.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import styles from './SleepHistory.module.css'
import { settleCheck, undoSleepCheck, undoSleepStep } from './sleep.actions.ts'
import type { Sleep } from './sleep.view.ts'
import { lookWords } from './sleep.words.ts'

const looks = {
  inBed: { icon: IconBed, word: 'sleep.inBed' },
  asleep: { icon: IconMoon, word: 'sleep.asleep' },
  up: { icon: IconSunrise, word: 'sleep.awake' },
} as const

/** The time of each step in the sleep's record. */
const timeNames = { inBed: 'occurredAt', asleep: 'asleepAt', up: 'upAt' } as const

/** Every step and check of a sleep, with who recorded it and when. Includes duplicates and undone steps. */
export function SleepHistory({ sleep, timeZone }: { sleep: Sleep; timeZone: string }) {
  const t = useT()
  const lines = useLines(sleep)
  return (
    <div className={styles.sleep}>
      <Box component="ol" display="grid" p={0} m={0} style={{ gap: '0.25rem', listStyle: 'none' }}>
        {lines.map(
          ({ key, icon: Icon, what, at, by, mark, note, isGone, isUncertain, suggested, settle, undo }) => {
            const time = clockAt(at, timeZone)
            return (
              <li key={key} className={styles.line} data-gone={isGone || undefined}>
                <Icon size="1.25rem" aria-hidden="true" />
                <span className={styles.what}>
                  <strong>{what}</strong>
                  <span>
                    {[t('sleep.stepBy', { time, name: by }), mark].filter(Boolean).join(t('care.comma'))}
                  </span>
                  {isUncertain &&
                    (settle ? (
                      <UncertainTime
                        recorded={[time]}
                        suggested={suggested ? [clockAt(suggested, timeZone)] : undefined}
                        onSettle={settle}
                      />
                    ) : (
                      <UncertainMark />
                    ))}
                  {note && <span>{note}</span>}
                </span>
                {undo && (
                  <Button
                    variant="subtle"
                    leftSection={<IconArrowBackUp size="1.25rem" aria-hidden="true" />}
                    aria-label={t('sleep.undoOf', { what, time })}
                    onClick={undo}
                  >
                    {t('sleep.undo')}
                  </Button>
                )}
              </li>
            )
          },
        )}
      </Box>
      {sleep.note && <p>{sleep.note}</p>}
      <Button component={Link} to={to.checkDetails({ id: sleep.id })} variant="default">
        {t('sleep.details')}
      </Button>
    </div>
  )
}

function useLines(sleep: Sleep) {
  const t = useT()
  const now = new Date(useNow(1000))
  const own = useSession().userInfo?.user_id
  // Live events carry the author's abilities, so this checks the reader: the author or a manager.
  const isMine = ({ recordedBy }: Pick<Sleep, 'recordedBy'>) =>
    recordedBy.id === own || session.can('care.amendAny')
  const last = sleep.steps.findLast(({ merged, undone }) => !merged && !undone)
  /** The step that the sleep's time is from. */
  const current = (name: StepName) =>
    sleep.steps.findLast(({ step, merged, undone }) => step === name && !merged && !undone)
  const steps = sleep.steps.map((made) => {
    const { step, occurredAt, recordedAt, recordedBy, merged, undone } = made
    const mayUndo = made === last && isMine(made) && !needsReason(recordedAt, now)
    return {
      ...looks[step],
      key: `${step} ${recordedAt} ${recordedBy.id}`,
      what: t(looks[step].word),
      at: occurredAt,
      by: recordedBy.name,
      note: null,
      isGone: undone,
      isUncertain: made === current(step) && timeNames[step] in (sleep.uncertainTimes ?? {}),
      // The sleep's own times are settled together, on its page.
      suggested: undefined,
      settle: undefined,
      mark: merged ? t('sleep.alsoSaid') : undone && t('sleep.isUndone'),
      undo: mayUndo ? () => undoSleepStep(sleep.id, step) : undefined,
    }
  })
  const checks = sleep.checks.map((check) => ({
    key: check.id,
    icon: IconShieldCheck,
    what: lookWords(t, check),
    at: check.occurredAt,
    by: check.recordedBy.name,
    note: check.note,
    isGone: false,
    isUncertain: check.uncertainTimes !== null,
    mark: undefined,
    suggested: check.uncertainTimes?.occurredAt,
    settle:
      check.can.includes('settleTime') && isMine(check)
        ? (take: TimeChoice) => settleCheck(check.id, take)
        : undefined,
    undo:
      check.can.includes('undo') && isMine(check) && !needsReason(check.recordedAt, now)
        ? () => undoSleepCheck(check.id)
        : undefined,
  }))
  return [...steps, ...checks].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
