import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { wholeSleepRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import { Box, Button, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { nameAmong } from '../../kit/names.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { reach } from '../care/index.ts'
import { recordWhole } from './sleep.actions.ts'
import type { SleepDesk } from './sleep.board.ts'
import type { BoardChild } from './sleep.view.ts'

interface WholeSleepFormProps {
  desk: SleepDesk
  child: BoardChild
  open: boolean
  onClose: () => void
}

const times = ['bedAt', 'asleepAt', 'upAt'] as const

/** Records a finished sleep afterwards: the times in bed, asleep and up, on the board's day. */
export function WholeSleepForm({ desk, child, open, onClose }: WholeSleepFormProps) {
  const t = useT()
  const [said, say] = useState({ bedAt: '', asleepAt: '', upAt: '' })
  const [note, setNote] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const whole = wholeOf(desk, said)
  const problem = whole && problemOf(desk, child, whole)

  function save() {
    setWasSent(true)
    if (!whole || problem) return
    recordWhole(child, { ...whole, note }, desk.board)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sleep.addSleepFor', { name: nameAmong(child, desk.board.children) })}
      actions={<Button onClick={save}>{t('sleep.save')}</Button>}
    >
      <Stack gap="1.25rem">
        <Box component="p" c="dimmed">
          {t('sleep.addSleepHint')}
        </Box>
        <Box
          display="grid"
          style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '0.75rem' }}
        >
          {times.map((name) => (
            <TextInput
              key={name}
              type="time"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              label={t(`sleep.${name}`)}
              required={name !== 'asleepAt'}
              description={name === 'asleepAt' ? t('sleep.asleepHint') : undefined}
              value={said[name]}
              error={wasSent && name !== 'asleepAt' && said[name] === '' && t('care.chooseTime')}
              onChange={(event) => say({ ...said, [name]: event.currentTarget.value })}
            />
          ))}
        </Box>
        {problem && (
          <Box role="alert" component="p" c="var(--overdue)">
            {t(`error.${problem}`)}
          </Box>
        )}
        <Textarea
          label={t('care.note')}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </Sheet>
  )
}

interface Whole {
  occurredAt: string
  asleepAt: string | null
  upAt: string
}

/** Undefined while a time is missing. */
function wholeOf(
  { board, timeZone }: SleepDesk,
  said: Record<(typeof times)[number], string>,
): Whole | undefined {
  const at = (time: string) => instantOf(board.day, time, timeZone).toISOString()
  if (said.bedAt === '' || said.upAt === '') return undefined
  const asleepAt = said.asleepAt === '' ? null : at(said.asleepAt)
  return { occurredAt: at(said.bedAt), asleepAt, upAt: at(said.upAt) }
}

function problemOf({ now }: SleepDesk, { sleep, earlier }: BoardChild, whole: Whole) {
  const from = Date.parse(whole.occurredAt)
  const until = Date.parse(whole.upAt)
  const meets = [...earlier, ...(sleep ? [sleep] : [])].some(({ occurredAt, detail: { upAt } }) => {
    return (
      from < (upAt === null ? Number.POSITIVE_INFINITY : Date.parse(upAt)) && Date.parse(occurredAt) < until
    )
  })
  return (
    timeRefusal(whole.upAt, new Date(now), reach()) ??
    timeRefusal(whole.occurredAt, new Date(now), reach()) ??
    wholeSleepRefusal(whole, []) ??
    (meets ? ('SLEEP_OVERLAPS' as const) : undefined)
  )
}
