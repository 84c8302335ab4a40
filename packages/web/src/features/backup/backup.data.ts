import { backup } from '@daybook/contract/backup/backup.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(backup)

export const backupQuery = () => ({ ...query(api.getBackups), staleTime: justRead })
