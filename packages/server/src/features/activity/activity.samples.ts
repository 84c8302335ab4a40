import { activity } from '@daybook/contract/activity/activity.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const card = async ({ centre, build }: World) => ({
  id: await build(centre.tenantId, (make) => make.activity(centre.teacher.id)),
})

export const activitySamples = samples(activity, { unshow: card, show: card })
