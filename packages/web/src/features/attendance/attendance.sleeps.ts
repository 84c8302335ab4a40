// Ends the sleeps of children who are signed out. Sleep depends on attendance, so its operations are sent by their name.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { client } from '../../platform/api/client.ts'
import { cancelUnsent, sendCall } from '../../platform/outbox/current.ts'
import type { OpenSleep } from './attendance.asleep.ts'

const api = client(sleep)

/** Ends the sleeps: the children who were asleep wake up, the others get up. @returns undoes it */
export async function endSleeps(sleeps: readonly OpenSleep[], occurredAt: string): Promise<() => void> {
  const isAsleep = ({ detail }: OpenSleep) => detail.asleepAt !== null
  const undos = [
    await end(api.wakeUp, sleeps.filter(isAsleep), occurredAt),
    await end(
      api.getUp,
      sleeps.filter((one) => !isAsleep(one)),
      occurredAt,
    ),
  ]
  return () => {
    for (const undo of undos) undo?.()
  }
}

async function end(step: typeof api.wakeUp, sleeps: readonly OpenSleep[], occurredAt: string) {
  if (sleeps.length === 0) return undefined
  const checkId = sleeps.map(({ id }) => id).join()
  const sent = await sendCall(step, { checkId, occurredAt })
  return () => {
    if (sent && !cancelUnsent(sent.key)) void sendCall(api.undoStep, { checkId, step: 'up' })
  }
}
