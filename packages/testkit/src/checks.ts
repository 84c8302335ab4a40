// Checks for tests and the samples of their operations.
import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import { type World, worldDay, worldNow } from './world.ts'

/** A task of today of a kind of check. */
export function makeCheckTask({ centre, build }: World, kind: TaskKindName): Promise<string> {
  return build(centre.tenantId, async (make) => {
    const planEntryId = await make.planEntry({ kind, roomId: null, times: ['10:00'] })
    return make.task({ planEntryId, kind, roomId: null, day: worldDay, dueAt: worldNow })
  })
}

/** A sample for each operation that a kind of check can have. Every template has a first item; an empty check does for
 *  the laws. */
export function checkSamples(kind: TaskKindName) {
  return {
    getPage: async (world: World) => ({ taskId: await makeCheckTask(world, kind) }),
    submitData: async (world: World) => ({
      id: world.ids(),
      taskId: await makeCheckTask(world, kind),
      version: 1,
    }),
  }
}
