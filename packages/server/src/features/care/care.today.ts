import type { CareOversight } from '@daybook/contract/care/care.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Oversight } from '../today/index.ts'
import { correctionsIn } from './care.corrections.queries.ts'

export const careOversight: Oversight<CareOversight> = {
  corrections: {
    can: 'care.read',
    async list({ tx, actor }) {
      const rows = await correctionsIn(tx, dayBounds(actor.today, actor.timeZone))
      return rows.map(({ id, recordId, firstName, familyName, ...params }) => ({
        id,
        page: `/pages/home/task/check-details?id=${recordId}`,
        params: { ...params, childName: fullName({ firstName, familyName }) },
      }))
    },
  },
}
