import { noticeRegister } from '@daybook/contract/notice/notice.kind.ts'
import type { Findings } from '../find/find.parts.ts'
import { noticesByIds, readableBy } from './notice.queries.ts'

export const noticeFindings: Findings = {
  kinds({ rights }) {
    return rights.has(noticeRegister.read) ? [{ name: 'notice', some: !rights.has(noticeRegister.edit) }] : []
  },
  async read({ tx, actor, clock }, ids) {
    const readable = actor.rights.has(noticeRegister.edit) ? undefined : readableBy(actor, clock.now())
    const rows = await noticesByIds(tx, ids, readable)
    return rows.map(({ id, title, releaseTime }) => ({
      id,
      kind: 'notice',
      title,
      entry: null,
      childName: null,
      at: releaseTime,
      page: `${noticeRegister.page}?id=${id}`,
    }))
  },
}
