// How sleep events update open screens: the board is updated from the event; counts and lists are read again.
import { care } from '@daybook/contract/care/care.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { childOfCharts, idsOnPage } from '@daybook/contract/childPage/childPage.rules.ts'
import type { TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { StepName } from '@daybook/contract/sleep/sleep.rules.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates, type ReadAgain, type ReadChange } from '../../platform/live/live.updates.ts'
import {
  type BedInput,
  type CheckInput,
  type Recorder,
  type StepInput,
  type WholeInput,
  withAsleep,
  withBeds,
  withCheck,
  withoutCheck,
  withoutStep,
  withSettledCheck,
  withSleeps,
  withUp,
  withWhole,
} from './sleep.effects.ts'
import type { Board, Sleep } from './sleep.view.ts'
import {
  type Watch,
  watchWithAsleep,
  watchWithBeds,
  watchWithCheck,
  watchWithSleeps,
  watchWithUp,
} from './sleep.watch.ts'

const api = client(sleep)
const entries = client(care)
const { getPage, getCharts } = client(childPage)

const watchOn: Partial<Record<keyof typeof expectOn, (watch: Watch, input: never, by: Recorder) => Watch>> = {
  putToBed: watchWithBeds,
  fallAsleep: watchWithAsleep,
  wakeUp: watchWithUp,
  getUp: watchWithUp,
  checkSleeper: watchWithCheck,
}

const readAgain: ReadAgain[] = [
  ...[api.listSleeps, api.listSleepers, api.getGapReport],
  ...[entries.listCareEntries, entries.getCareEntry],
].map((read) => ({ read }))

const expectOn = {
  putToBed: (board: Board, input: BedInput, reader: Reader) => withBeds(board, input, authorOf(reader)),
  fallAsleep: (board: Board, input: StepInput, reader: Reader) => withAsleep(board, input, authorOf(reader)),
  wakeUp: (board: Board, input: StepInput, reader: Reader) => withUp(board, input, authorOf(reader)),
  getUp: (board: Board, input: StepInput, reader: Reader) => withUp(board, input, authorOf(reader)),
  checkSleeper: (board: Board, input: CheckInput, reader: Reader) =>
    withCheck(board, input, authorOf(reader)),
  recordSleep: (board: Board, input: WholeInput, reader: Reader) => withWhole(board, input, authorOf(reader)),
  undoStep: (board: Board, input: { checkId: string; step: StepName }) => withoutStep(board, input),
  undoCheck: (board: Board, input: { id: string }) => withoutCheck(board, input),
  settleCheckTime: (board: Board, input: { id: string; take: TimeChoice }) => withSettledCheck(board, input),
}

/** An entry of any kind may be a sleep. */
for (const operation of [entries.amendCareEntry, entries.settleTimes, entries.voidCareEntry])
  liveUpdates(operation, {
    readAgain: [api.getBoard, api.getWatch, api.listSleeps, api.listSleepers, api.getGapReport].map(
      (read) => ({
        read,
      }),
    ),
  })

const apply = (board: Board, { data }: LiveEvent<Sleep | Sleep[]>) => withSleeps(board, [data].flat())

const applyToWatch = (watch: Watch, { data }: LiveEvent<Sleep | Sleep[]>) =>
  watchWithSleeps(watch, [data].flat())

function watchChange(name: keyof typeof expectOn): ReadChange {
  const change = watchOn[name]
  const expect =
    change && ((watch: Watch, input: never, reader: Reader) => change(watch, input, authorOf(reader)))
  return { read: api.getWatch, apply: applyToWatch, ...(expect && { expect }) }
}

for (const name of Object.keys(expectOn) as (keyof typeof expectOn)[])
  liveUpdates(api[name], {
    changes: [{ read: api.getBoard, expect: expectOn[name], apply }, watchChange(name)],
    readAgain: [...readAgain, { read: getPage, about: idsOnPage }, { read: getCharts, about: childOfCharts }],
  })
