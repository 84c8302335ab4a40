import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { checkRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { reach } from '../care/index.ts'
import styles from './CheckSheet.module.css'
import { LookFields } from './LookFields.tsx'
import { recordCheck } from './sleep.actions.ts'
import type { SleepDesk } from './sleep.board.ts'
import { isWell, type Look, usualLook } from './sleep.look.ts'
import type { Sleeper } from './sleep.view.ts'
import { WhoIsChecked } from './WhoIsChecked.tsx'

interface CheckSheetProps {
  desk: SleepDesk
  /** Ids of the children to check, in order. */
  queue: readonly string[]
  open: boolean
  onClose: () => void
}

interface Said {
  look: Look
  /** HH:mm; undefined means now. */
  time: string | undefined
}

/** Checks sleepers one after the other, with a tap for each. Children who have woken up are skipped. */
export function CheckSheet({ desk, queue, open, onClose }: CheckSheetProps) {
  const t = useT()
  const [at, setAt] = useState(0)
  const [said, say] = useState<Partial<Record<string, Said>>>({})
  const asleep = (id: string | undefined) => desk.groups.asleep.find(({ child }) => child.id === id)
  const sleeper = asleep(queue[at])
  const child = desk.board.children.find(({ id }) => id === queue[at])
  if (!child) return null
  const { look, time } = said[child.id] ?? { look: usualLook(child.sleep), time: undefined }
  const set = (part: Partial<Said>) => say({ ...said, [child.id]: { look, time, ...part } })
  const refusal = sleeper && timeProblem(desk, sleeper, time)

  function goOn() {
    const next = queue.findIndex((id, i) => i > at && asleep(id))
    if (next === -1) onClose()
    else setAt(next)
  }

  function record() {
    if (!sleeper) return
    recordCheck(sleeper, look, { timeZone: desk.timeZone, occurredAt: instantAt(desk, time) })
    goOn()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sleep.checkTitle', { name: child.firstName })}
      actions={
        <>
          {queue.length > 1 && (
            <Button variant="default" onClick={goOn}>
              {t('sleep.laterCheck')}
            </Button>
          )}
          <ThrottledButton
            className={styles.well}
            disabled={!sleeper || refusal !== undefined}
            leftSection={<IconShieldCheck size="1.5rem" aria-hidden="true" />}
            aria-label={isWell(look) ? t('sleep.allWellFor', { name: child.firstName }) : undefined}
            onClick={record}
          >
            {t(isWell(look) ? 'sleep.allWell' : 'sleep.recordCheck')}
          </ThrottledButton>
        </>
      }
    >
      <div className={styles.sheet}>
        <WhoIsChecked
          key={child.id}
          desk={desk}
          child={child}
          place={queue.length > 1 ? { number: at + 1, count: queue.length } : undefined}
        />
        {sleeper && (
          <>
            <LookFields look={look} onChange={(changed) => set({ look: changed })} />
            <TimeField
              label={t('sleep.checkTime')}
              value={time}
              onChange={(changed) => set({ time: changed })}
              nowTime={timeAt(new Date(desk.now), desk.timeZone)}
              error={refusal && t(`error.${refusal}`)}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}

const instantAt = ({ board, timeZone }: SleepDesk, time: string | undefined) =>
  (time === undefined ? new Date(serverNow()) : instantOf(board.day, time, timeZone)).toISOString()

/** Why a chosen time is not allowed: it is in the future or too old, or the child was not asleep. */
function timeProblem(desk: SleepDesk, { sleep }: Sleeper, time: string | undefined) {
  if (time === undefined) return undefined
  const at = instantAt(desk, time)
  return timeRefusal(at, new Date(desk.now), reach()) ?? checkRefusal(sleep, at)
}
