// The samples of a register, made from one row.
import type { World } from './world.ts'

/** @param row makes a row of the register
 *  @param values what a change of it says */
export function registerSamples<V extends object>(row: (world: World) => Promise<string>, values: V) {
  return {
    listLevel: async (world: World) => ({ parentId: await row(world) }),
    listLevelNodes: async (world: World) => ({ parentId: await row(world) }),
    get: async (world: World) => ({ id: await row(world) }),
    submit: async (world: World) => ({ id: await row(world), ...values }),
    remove: async (world: World) => ({ ids: await row(world) }),
  }
}
