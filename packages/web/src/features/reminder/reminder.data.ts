import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(reminder)

/** Ids of the children with reminders today. */
export const tipIdsQuery = () => query(api.listChildrenWithTips)
export const tipsQuery = (childId: string) => query(api.getChildTips, { userId: childId })

/** Today's attendance, which has the children's pictures and names. */
export const cardsQuery = () => query(client(attendance).listToday)
