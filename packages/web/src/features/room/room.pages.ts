import { room, roomRegister } from '@daybook/contract/room/room.kind.ts'
import { IconDoor } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'
// An answer to this page's own write changes what other screens have read.
import './room.live.ts'

export const roomPages = registerPages(
  registerKind({
    name: 'room',
    register: roomRegister,
    api: client(room),
    icon: IconDoor,
    about: ['code', 'capacity'],
  }),
)
