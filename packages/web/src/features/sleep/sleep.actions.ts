// The actions on the sleep board. Each goes through the outbox, shows at once, and can be undone for ten seconds.

import type { TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import { alarmsIn } from '@daybook/contract/sleep/sleep.rules.ts'
import { nameAmong } from '../../kit/names.ts'
import { dismissToast, showToast } from '../../kit/toast.ts'
import { t } from '../../platform/i18n/language.ts'
import { cancelUnsent, newId, send } from '../../platform/outbox/current.ts'
import type { Sent } from '../../platform/outbox/outbox.parts.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { detailWords, whoWords } from '../care/index.ts'
import { sleepCareKind } from './sleep.careKind.ts'
import {
  checkSleeper,
  fallAsleep,
  getUp,
  putToBed,
  recordSleep,
  settleCheckTime,
  undoCheck,
  undoStep,
  wakeUp,
} from './sleep.data.ts'
import type { Look } from './sleep.look.ts'
import type { Board, BoardChild, InSleep, Step } from './sleep.view.ts'
import { stepLooks } from './step.looks.ts'

interface Moment {
  timeZone: string
  /** ISO 8601 */
  occurredAt: string
}

const later = { fallAsleep, wakeUp, getUp }
const stepOf = { putToBed: 'inBed', fallAsleep: 'asleep', wakeUp: 'up', getUp: 'up' } as const

/** Records a step for one child, or for several in the same state. */
export function takeStep(
  step: Step,
  children: readonly BoardChild[],
  { board, timeZone, occurredAt }: Moment & { board: Pick<Board, 'task' | 'room' | 'children'> },
): void {
  const time = clockAt(occurredAt, timeZone)
  const words = t(stepLooks[step].says, { who: whoWords(t, children, board.children), time })
  if (step === 'putToBed') {
    const records = children.map(({ id }) => ({ id: newId(), childId: id, occurredAt }))
    const sent = send(putToBed, { taskId: board.task?.id, roomCode: board.room?.code, records })
    undoableStep(sent, words, step, records)
  } else {
    const sleeps = children.flatMap(({ sleep }) => sleep ?? [])
    undoableStep(send(later[step], { checkId: idsOf(sleeps), occurredAt }), words, step, sleeps)
  }
}

const idsOf = (sleeps: readonly { id: string }[]) => sleeps.map(({ id }) => id).join(',')

function undoableStep(sent: Sent<unknown>, words: string, step: Step, sleeps: readonly { id: string }[]) {
  undoable(sent, words, () => send(undoStep, { checkId: idsOf(sleeps), step: stepOf[step] }))
}

/** Records a check of one child. @param name as the toast says it */
export function recordCheck(
  { sleep, name }: Pick<InSleep, 'sleep'> & { name: string },
  look: Look,
  { timeZone, occurredAt }: Moment,
): void {
  const checkId = newId()
  const note = look.note.trim() || null
  const sent = send(checkSleeper, { ...look, note, id: sleep.id, checkId, occurredAt })
  const time = clockAt(occurredAt, timeZone)
  const words = t(alarmsIn(look).length > 0 ? 'sleep.checkedAlarm' : 'sleep.checked', {
    name,
    time,
  })
  undoable(sent, words, () => send(undoCheck, { id: checkId }))
}

export interface WholeSleep {
  /** Instants, ISO 8601; without `asleepAt` the child only lay in bed. */
  occurredAt: string
  asleepAt: string | null
  upAt: string
  note: string
}

/** Records a finished sleep afterwards. */
export function recordWhole(
  child: BoardChild,
  whole: WholeSleep,
  board: Pick<Board, 'task' | 'room' | 'children'>,
): void {
  const { settled } = send(recordSleep, {
    ...whole,
    childId: child.id,
    note: whole.note.trim() || null,
    checks: [],
    taskId: board.task?.id,
    roomCode: board.room?.code,
  })
  const what = detailWords(t, sleepCareKind, { asleepAt: whole.asleepAt, upAt: whole.upAt })
  const toast = showToast(t('sleep.recorded', { what, name: nameAmong(child, board.children) }))
  void settled.then(({ accepted }) => accepted || dismissToast(toast))
}

export function undoSleepStep(checkId: string, step: 'inBed' | 'asleep' | 'up'): void {
  send(undoStep, { checkId, step })
  showToast(t('sleep.undone'))
}

export function undoSleepCheck(id: string): void {
  send(undoCheck, { id })
  showToast(t('sleep.undone'))
}

export function settleCheck(id: string, take: TimeChoice): void {
  const { settled } = send(settleCheckTime, { id, take })
  const toast = showToast(t('care.saved'))
  void settled.then(({ accepted }) => accepted || dismissToast(toast))
}

function undoable(sent: Sent<unknown>, words: string, undo: () => void) {
  const run = () => {
    if (!cancelUnsent(sent.key)) undo()
    showToast(t('sleep.undone'))
  }
  const toast = showToast(words, { undo: run })
  // A refusal shows its own message.
  void sent.settled.then(({ accepted }) => accepted || dismissToast(toast))
}
