import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Box, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Face } from '../../kit/Face.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { reach } from '../care/index.ts'
import { ChildPageLink, faceOf } from '../child/index.ts'
import { LeftActions } from './LeftActions.tsx'
import { SleepHistory } from './SleepHistory.tsx'
import type { SleepDesk } from './sleep.board.ts'
import { type BoardChild, leftAt, type State, stateOfChild, stepsFrom } from './sleep.view.ts'
import { sleptWords, spanWords } from './sleep.words.ts'
import { stepLooks } from './step.looks.ts'
import { WholeSleepForm } from './WholeSleepForm.tsx'

interface ChildSleepSheetProps {
  desk: SleepDesk
  child: BoardChild
  open: boolean
  onClose: () => void
  onCheck: () => void
}

/** One child: the next step, at another time if needed; the steps and checks so far; and a form for a whole sleep that
 *  nobody recorded. */
export function ChildSleepSheet(props: ChildSleepSheetProps) {
  const { desk, child, open, onClose } = props
  const [isAdding, setAdding] = useState(false)
  const close = () => {
    setAdding(false)
    onClose()
  }
  if (isAdding) return <WholeSleepForm desk={desk} child={child} open={open} onClose={close} />
  return <Overview {...props} onClose={close} onAdd={() => setAdding(true)} />
}

function Overview({
  desk,
  child,
  open,
  onClose,
  onCheck,
  onAdd,
}: ChildSleepSheetProps & { onAdd: () => void }) {
  const t = useT()
  const [time, setTime] = useState<string>()
  const { board, timeZone, now } = desk
  const claimed = time && instantOf(board.day, time, timeZone).toISOString()
  const refusal = claimed ? timeRefusal(claimed, new Date(now), reach()) : undefined
  const left = desk.isToday ? leftAt(child) : undefined
  const state = desk.isToday && (child.sleep || !left) ? stateOfChild(child) : undefined
  const sleeps = [...child.earlier, ...(child.sleep ? [child.sleep] : [])].toReversed()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={nameAmong(child, board.children)}
      actions={
        state && (
          <Actions
            desk={desk}
            child={child}
            state={state}
            left={left}
            claimed={claimed}
            disabled={refusal !== undefined}
            onClose={onClose}
            onCheck={onCheck}
          />
        )
      }
    >
      <Stack gap="1.25rem">
        <Face {...faceOf(child, board.day)} />
        <ChildPageLink child={child} date={desk.isToday ? undefined : board.day} />
        <Box component="p" fw={600} ta="center">
          {stateWords(t, child, now)}
        </Box>
        {left && (
          <Box component="p" ta="center">
            {t(child.sleep ? 'sleep.leftHint' : 'sleep.signedOut', { time: clockAt(left, timeZone) })}
          </Box>
        )}
        {state && (
          <TimeField
            label={t('care.time')}
            value={time}
            onChange={setTime}
            nowTime={timeAt(new Date(now), timeZone)}
            error={refusal && t(`error.${refusal}`)}
          />
        )}
        {sleeps.length > 0 && (
          <Section title={t('sleep.today')}>
            {sleeps.map((sleep) => (
              <SleepHistory key={sleep.id} sleep={sleep} timeZone={timeZone} />
            ))}
          </Section>
        )}
        <Button variant="light" onClick={onAdd}>
          {t('sleep.addSleep')}
        </Button>
      </Stack>
    </Sheet>
  )
}

interface ActionsProps extends Pick<ChildSleepSheetProps, 'desk' | 'child' | 'onClose' | 'onCheck'> {
  state: State
  left: string | undefined
  claimed: string | undefined
  disabled: boolean
}

/** The next steps; for a child who left while asleep, what has to be said about that. */
function Actions({ desk, child, state, left, claimed, disabled, onClose, onCheck }: ActionsProps) {
  const t = useT()
  const { sleep } = child
  if (left && sleep)
    return (
      <LeftActions
        desk={desk}
        sleeper={{ child, sleep }}
        claimed={claimed}
        disabled={disabled}
        onDone={onClose}
      />
    )
  return (
    <>
      {stepsFrom[state].toReversed().map((step) => (
        <Button
          key={step}
          variant={step === stepsFrom[state][0] && state !== 'asleep' ? 'filled' : 'default'}
          disabled={disabled}
          onClick={() => {
            desk.take(step, [child], claimed)
            onClose()
          }}
        >
          {t(stepLooks[step].word)}
        </Button>
      ))}
      {state === 'asleep' && (
        <Button
          onClick={() => {
            onClose()
            onCheck()
          }}
        >
          {t('sleep.check')}
        </Button>
      )}
    </>
  )
}

function stateWords(t: ReturnType<typeof useT>, { sleep, earlier }: BoardChild, now: number): string {
  if (!sleep) return sleptWords(t, earlier)
  const { asleepAt } = sleep.detail
  if (asleepAt === null) return t('sleep.lying', { time: spanWords(t, sleep.occurredAt, now) })
  return t('sleep.sleeping', { time: spanWords(t, asleepAt, now) })
}
