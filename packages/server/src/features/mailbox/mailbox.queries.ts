import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

const line = ['id', 'recipient', 'subject', 'sentAt'] as const

export function pageOfMails(tx: Tx, wanted: PageWanted) {
  const all = tx.selectFrom('mail').select(line).orderBy('sentAt', 'desc').orderBy('id', 'desc')
  return readPage(all, wanted)
}

export function findMail(tx: Tx, id: string) {
  return tx
    .selectFrom('mail')
    .select([...line, 'text', 'html'])
    .where('id', '=', id)
    .executeTakeFirst()
}
