import { asset, assetRegister } from '@daybook/contract/asset/asset.kind.ts'
import { IconArchive } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { registerKind } from '../register/index.ts'
import { AssetActions } from './AssetActions.tsx'
import { ScanLink } from './ScanLink.tsx'

const api = client(asset)

export const assetKind = registerKind({
  name: 'asset',
  register: assetRegister,
  api,
  icon: IconArchive,
  about: ['condition', 'roomId', 'place'],
  More: AssetActions,
  BesideSearch: ScanLink,
})

export const assetQuery = (id: string) => ({ ...query(api.get, { id }), staleTime: justRead })
