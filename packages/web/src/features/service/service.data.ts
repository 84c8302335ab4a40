import { service } from '@daybook/contract/service/service.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(service)

export const contactsQuery = () => query(api.listContacts)
export const { sendProblem } = api
