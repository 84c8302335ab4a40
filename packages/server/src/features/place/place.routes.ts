import { placeRegister as declared, place, type placeFields } from '@daybook/contract/place/place.kind.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'

/** What the operator configured: the address of the map's pictures, and whose they are. */
export interface MapTiles {
  url: string
  attribution: string
}

export const placeRegister: RegisterKind<typeof placeFields> = {
  ...declared,
  name: 'place',
  table: 'place',
  columns: {},
}

const { list, listOptions, get, submit, remove } = registerHandlers(placeRegister)

export const placeRoutes = ({ mapTiles }: { mapTiles: MapTiles | null }) =>
  implement(place, {
    list,
    listOptions,
    get,
    submit,
    remove,
    getMap: { can: 'register.read', run: async () => ({ tiles: mapTiles }) },
  })
