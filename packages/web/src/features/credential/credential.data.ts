import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(credential)

export const dueCredentialsQuery = () => query(api.listDueCredentials)
