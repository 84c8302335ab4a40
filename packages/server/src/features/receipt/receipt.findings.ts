import { receiptKindNamed, receiptKindNames } from '@daybook/contract/app/receipt.kinds.ts'
import type { Findings } from '../find/find.parts.ts'
import { publicationsByIds } from './receipt.queries.ts'

/** Publishers find all, everybody else what was published to them. */
export const receiptFindings: Findings = {
  kinds({ rights }) {
    if (!rights.has('receipt.answer')) return []
    return receiptKindNames
      .filter((name) => !receiptKindNamed(name)?.isElsewhere)
      .map((name) => ({ name, some: !rights.has('receipt.publish') }))
  },
  async read({ tx, actor }, ids) {
    const rows = await publicationsByIds(tx, ids, actor.personId)
    return rows
      .filter(({ receiptId }) => receiptId !== null || actor.rights.has('receipt.publish'))
      .map(({ id, kind, title, startsAt, publishedAt }) => ({
        id,
        kind,
        title,
        entry: null,
        childName: null,
        at: startsAt ?? publishedAt,
        page: `${receiptKindNamed(kind)?.page}?id=${id}`,
      }))
  },
}
