import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(reminder)

/** Ids of the children about whom there is something to know today. */
export const tipIdsQuery = () => query(api.listChildrenWithTips)
export const tipsQuery = (childId: string) => query(api.getChildTips, { userId: childId })

/** The board of today, whose cards have faces and names. */
export const cardsQuery = () => query(client(attendance).listToday)
