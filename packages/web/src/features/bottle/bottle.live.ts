// Bottles are made, warmed and given on several devices, also without a network.
import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { withBottle, withMade, withStep } from './bottle.effects.ts'
import type { Board, Bottle, Input } from './bottle.plan.ts'

const { getBoard, make, takeStep } = client(bottle)
const apply = (board: Board, { data }: LiveEvent<Bottle>) => withBottle(board, data)

liveUpdates(make, {
  changes: [
    {
      read: getBoard,
      expect: (board: Board, input: Input<'make'>, reader: Reader) =>
        withMade(board, input, authorOf(reader)),
      apply,
    },
  ],
  // With the child it is for.
  readAgain: [{ read: getBoard }],
})
liveUpdates(takeStep, {
  changes: [
    {
      read: getBoard,
      expect: (board: Board, input: Input<'takeStep'>, reader: Reader) =>
        withStep(board, input, authorOf(reader)),
      apply,
    },
  ],
})
