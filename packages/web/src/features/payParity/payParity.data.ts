import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const { getSteps } = client(payParity)

export const stepsQuery = () => query(getSteps)
