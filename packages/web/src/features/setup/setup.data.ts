import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { setup } from '@daybook/contract/setup/setup.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(setup)

export type Step = AnswerOf<(typeof setup.operations)['getSetup']>[number]

/** Read whenever its screen opens: any other screen may have done a step a moment ago. */
export const setupQuery = () => ({ ...query(api.getSetup), staleTime: 0 })
