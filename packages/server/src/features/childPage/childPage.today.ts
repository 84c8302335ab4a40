import { childRegister } from '@daybook/contract/child/child.register.ts'
import { expiringPlans } from '../child/index.ts'
import { dueItems } from '../today/index.ts'

/** Action plans, on the day after which they have to be renewed and every day from then on, for who can renew them. */
export const childPageDayItems = dueItems(childRegister.edit, async ({ tx }, { until }) => {
  const plans = await expiringPlans(tx, until)
  return plans.map(({ id, childId, childName, planExpiresOn }) => ({
    id,
    name: 'childPage.duePlan',
    subject: 'medicine' as const,
    about: childName,
    day: planExpiresOn,
    page: `${childRegister.page}?id=${childId}`,
  }))
})
