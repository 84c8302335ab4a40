// The samples of a kind of care, made from one detail.
import { type World, worldNow } from './world.ts'

/** A sample for each operation that a kind can have. */
export function careSamples<Detail extends object>(kind: string, detail: Detail) {
  const claim = ({ centre, ids }: World) => ({
    id: ids(),
    childId: centre.under2.present[0],
    occurredAt: worldNow,
    detail,
  })
  return {
    listEntries: ({ centre }: World) => ({ code: centre.under2.code }),
    getBoard: ({ centre }: World) => ({ code: centre.under2.code }),
    record: claim,
    recordMany: (world: World) => ({ roomCode: world.centre.under2.code, records: [claim(world)] }),
    remove: async ({ centre, build }: World) => ({
      ids: await build(centre.tenantId, (make) =>
        make.careRecord(centre.under2.present[0], centre.under2.id, centre.teacher.id, {
          kind,
          detail: JSON.stringify(detail),
          occurredAt: worldNow,
        }),
      ),
      reason: 'wrong child',
    }),
  }
}
