import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getChildTips, listChildrenWithTips } from './reminder.handlers.ts'

export const reminderRoutes = implement(reminder, {
  listChildrenWithTips: { can: 'reminder.read', run: listChildrenWithTips },
  getChildTips: { can: 'reminder.read', run: getChildTips },
})
