import { placeRegister } from '@daybook/contract/place/place.kind.ts'
import { IconMapPin } from '@tabler/icons-react'
import { registerKind, registerPages } from '../register/index.ts'
import { OpenOnMap } from './OpenOnMap.tsx'
import { api } from './place.data.ts'

export const placePages = registerPages(
  registerKind({
    name: 'place',
    register: placeRegister,
    api,
    icon: IconMapPin,
    about: ['address'],
    More: OpenOnMap,
  }),
)
