import { installation } from '@daybook/contract/installation/installation.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(installation)

export const installationQuery = () => ({ ...query(api.getInstallation), staleTime: justRead })
