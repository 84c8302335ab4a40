import { rule } from '@daybook/contract/rule/rule.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(rule)

/** @param day today's when left out */
export const rulesQuery = (day: string | undefined) => query(api.listRules, day ? { day } : {})
