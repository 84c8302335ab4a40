import { staffRegister } from '@daybook/contract/staff/staff.register.ts'
import type { Findings } from '../find/find.parts.ts'
import { peopleByIds } from './staff.queries.ts'

export const staffFindings: Findings = {
  kinds: ({ rights }) => (rights.has(staffRegister.read) ? [{ name: 'staff', some: false }] : []),
  async read({ tx }, ids) {
    const rows = await peopleByIds(tx, ids)
    return rows.map(({ id, realName }) => ({
      id,
      kind: 'staff',
      title: realName,
      entry: null,
      childName: null,
      at: null,
      page: `${staffRegister.page}?id=${id}`,
    }))
  },
}
