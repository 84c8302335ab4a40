import { assetRegister } from '@daybook/contract/asset/asset.kind.ts'
import type { Findings } from '../find/find.parts.ts'
import { assetsByIds } from './asset.queries.ts'

export const assetFindings: Findings = {
  kinds: ({ rights }) => (rights.has(assetRegister.read) ? [{ name: 'asset', some: false }] : []),
  async read({ tx }, ids) {
    const rows = await assetsByIds(tx, ids)
    return rows.map(({ id, name, number }) => ({
      id,
      kind: 'asset',
      title: number ? `${name}, ${number}` : name,
      entry: null,
      childName: null,
      at: null,
      page: `${assetRegister.page}?id=${id}`,
    }))
  },
}
