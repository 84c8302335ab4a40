import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

/** What is published by now. */
const published = (tx: Tx, now: Date) =>
  tx
    .selectFrom('article')
    .select(['id', 'title', 'summary', 'content', 'publishTime'])
    .where('active', '=', true)
    .where('publishTime', '<=', now.toISOString())

export const pageOfPublished = (tx: Tx, now: Date, page: PageWanted) =>
  readPage(published(tx, now).orderBy('publishTime', 'desc').orderBy('id', 'desc'), page)

export const findPublished = (tx: Tx, now: Date, id: string) =>
  published(tx, now).where('id', '=', id).executeTakeFirst()
