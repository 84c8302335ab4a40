import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

/** A count of the babies' room that has just started. @param isSeen whether everybody has been seen
 *  @param isExplained whether the first child is explained */
async function makeCount({ centre, build, ids }: World, { isSeen = false, isExplained = false } = {}) {
  const { teacher, under2 } = centre
  return build(centre.tenantId, async (make, tx) => {
    const by = { startedAt: worldNow, startedBy: teacher.id }
    const id = await make.row('rollCall', { kind: 'headCount', ...by })
    const of = { day: worldDay, reason: 'garden', roomId: under2.id }
    await make.row('headCount', { id, rollCallId: id, ...of, isOpen: true })
    const marked = isSeen ? { markedAt: worldNow, markedBy: teacher.id, changedAt: worldNow } : {}
    const people = under2.present.map((childId) => ({ id: ids(), rollCallId: id, childId, ...marked }))
    await tx.insertInto('rollCallPerson').values(people).execute()
    if (isExplained) {
      const explained = { rollCallId: id, childId: under2.present[0], why: 'otherRoom' }
      await make.row('headCountAbsence', { ...explained, at: worldNow, byId: teacher.id })
    }
    return id
  })
}

const first = ({ centre }: World) => centre.under2.present[0]

export const headCountSamples = samples(headCount, {
  getBoard: async (world) => {
    await makeCount(world)
    return {}
  },
  getWatch: async (world) => {
    await makeCount(world)
    return {}
  },
  listCounts: async (world) => {
    await makeCount(world, { isExplained: true })
    return { date: worldDay }
  },
  start: ({ ids, centre }) => ({
    id: ids(),
    reason: 'garden' as const,
    roomCode: centre.under2.code,
    childIds: centre.under2.present,
    at: worldNow,
  }),
  mark: async (world) => ({
    id: await makeCount(world),
    childIds: [first(world)],
    isSeen: true,
    at: worldNow,
  }),
  explain: async (world) => ({
    id: await makeCount(world),
    childId: first(world),
    why: 'otherRoom' as const,
    at: worldNow,
  }),
  end: async (world) => ({ id: await makeCount(world, { isSeen: true }), at: worldNow }),
})
