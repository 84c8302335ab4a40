import type { Findings } from '../find/find.parts.ts'
import { visitsByIds } from './visitor.queries.ts'
import { visitPage } from './visitor.view.ts'

export const visitorFindings: Findings = {
  kinds: ({ rights }) => (rights.has('visitor.read') ? [{ name: 'visit', some: false }] : []),
  async read({ tx }, ids) {
    const rows = await visitsByIds(tx, ids)
    return rows.map(({ id, name, company, checkedInAt }) => ({
      id,
      kind: 'visit',
      title: company ? `${name}, ${company}` : name,
      entry: null,
      childName: null,
      at: checkedInAt,
      page: visitPage(id),
    }))
  },
}
