import { webAddressRegister } from '@daybook/contract/webAddress/webAddress.kind.ts'
import { IconWorld } from '@tabler/icons-react'
import { registerKind, registerPages } from '../register/index.ts'
import { ShowPage } from './ShowPage.tsx'
import { api } from './webAddress.data.ts'

export const webAddressPages = registerPages(
  registerKind({
    name: 'webAddress',
    register: webAddressRegister,
    api,
    icon: IconWorld,
    about: ['address'],
    More: ShowPage,
  }),
)
