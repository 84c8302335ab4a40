import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'

const api = client(mailbox)

/** Read again whenever its screen opens. */
export const mailsQuery = () => ({ ...pagedQuery(api.listMails, {}), staleTime: justRead })
export const mailQuery = (id: string) => query(api.getMail, { id })
