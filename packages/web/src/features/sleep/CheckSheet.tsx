import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { alarmsIn, checkRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { IconAlertTriangleFilled, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { nameAmong } from '../../kit/names.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { reach } from '../care/index.ts'
import { LookFields, positionField } from './LookFields.tsx'
import { recordCheck } from './sleep.actions.ts'
import type { SleepDesk } from './sleep.board.ts'
import { emptyLook, isFilled, isWell, type LookDraft } from './sleep.look.ts'
import type { Sleeper } from './sleep.view.ts'
import { WhatToDo } from './WhatToDo.tsx'
import { WhoIsChecked } from './WhoIsChecked.tsx'

interface CheckSheetProps {
  desk: SleepDesk
  /** Ids of the children to check, in order. */
  queue: readonly string[]
  open: boolean
  onClose: () => void
}

interface Said {
  look: LookDraft
  /** HH:mm; undefined means now. */
  time: string | undefined
  /** The button was pressed before the check was complete. */
  wasPressed: boolean
}

const nothingSaid: Said = { look: emptyLook, time: undefined, wasPressed: false }

/** Checks sleepers one after the other. Each takes a tap for the position and one for the button, so that a double tap
 *  cannot check the next child. Children who have woken up are skipped. */
export function CheckSheet({ desk, queue, open, onClose }: CheckSheetProps) {
  const t = useT()
  const [at, setAt] = useState(0)
  const [said, say] = useState<Partial<Record<string, Said>>>({})
  const asleep = (id: string | undefined) => desk.groups.asleep.find(({ child }) => child.id === id)
  const sleeper = asleep(queue[at])
  const child = desk.board.children.find(({ id }) => id === queue[at])
  if (!child) return null
  const name = nameAmong(child, desk.board.children)
  const { look, time, wasPressed } = said[child.id] ?? nothingSaid
  const set = (part: Partial<Said>) => say({ ...said, [child.id]: { look, time, wasPressed, ...part } })
  const refusal = sleeper && timeProblem(desk, sleeper, time)
  const isReady = sleeper !== undefined && refusal === undefined
  const [alarm] = alarmsIn(look)

  function goOn() {
    const next = queue.findIndex((id, i) => i > at && asleep(id))
    if (next === -1) onClose()
    else setAt(next)
  }

  function record() {
    if (!sleeper) return
    if (!isFilled(look)) {
      // On a small phone the advice above the button may hide it.
      document.getElementsByName(positionField)[0]?.focus()
      return set({ wasPressed: true })
    }
    recordCheck({ ...sleeper, name }, look, { timeZone: desk.timeZone, occurredAt: instantAt(desk, time) })
    goOn()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sleep.checkTitle', { name })}
      actions={
        <div>
          {sleeper && <WhatToDo alarm={alarm} name={name} />}
          <Group wrap="nowrap" gap="sm" align="stretch">
            {queue.length > 1 && (
              <Button flex={1} variant="default" onClick={goOn}>
                {t('sleep.laterCheck')}
              </Button>
            )}
            <Button
              flex={2}
              fz="1.125rem"
              {...(alarm && isReady && { c: 'var(--surface)', bg: 'var(--overdue)' })}
              disabled={!isReady}
              leftSection={
                alarm ? (
                  <IconAlertTriangleFilled size="1.5rem" aria-hidden="true" />
                ) : (
                  <IconShieldCheck size="1.5rem" aria-hidden="true" />
                )
              }
              aria-label={isWell(look) ? t('sleep.allWellFor', { name }) : undefined}
              onClick={record}
            >
              {t(alarm ? 'sleep.recordAlarm' : isWell(look) ? 'sleep.allWell' : 'sleep.recordCheck')}
            </Button>
          </Group>
        </div>
      }
    >
      <Stack gap="0.625rem">
        <WhoIsChecked
          key={child.id}
          desk={desk}
          child={child}
          place={queue.length > 1 ? { number: at + 1, count: queue.length } : undefined}
        />
        {sleeper && (
          <>
            <LookFields
              look={look}
              onChange={(changed) => set({ look: changed })}
              error={wasPressed && !isFilled(look) ? t('sleep.choosePosition') : undefined}
            />
            <Textarea
              label={t('care.note')}
              rows={2}
              maxLength={500}
              value={look.note}
              onChange={(event) => set({ look: { ...look, note: event.currentTarget.value } })}
            />
            <TimeField
              label={t('sleep.checkTime')}
              value={time}
              onChange={(changed) => set({ time: changed })}
              nowTime={timeAt(new Date(desk.now), desk.timeZone)}
              error={refusal && t(`error.${refusal}`)}
            />
          </>
        )}
      </Stack>
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
