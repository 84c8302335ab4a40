import { rule } from '@daybook/contract/rule/rule.contract.ts'
import { rulesOn } from '@daybook/contract/rule/rule.rules.ts'
import { implement } from '../../platform/implement.ts'
import { placeOfCentre } from '../centre/index.ts'

export const ruleRoutes = implement(rule, {
  listRules: {
    can: 'staff.read',
    run: async ({ tx, actor, input }) =>
      rulesOn({ ...(await placeOfCentre(tx)), day: input.day ?? actor.today }),
  },
})
