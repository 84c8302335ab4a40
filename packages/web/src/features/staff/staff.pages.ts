import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { staffRegister } from '@daybook/contract/staff/staff.register.ts'
import { IconUsers } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'
import { StaffMore } from './StaffMore.tsx'

export const staffPages = registerPages(
  registerKind({
    name: 'staff',
    register: staffRegister,
    api: client(staff),
    icon: IconUsers,
    More: StaffMore,
    about: ['postId', 'roomId', 'phone'],
    sections: [
      { title: 'staff.who', fields: ['realName', 'name', 'birthday', 'sex'] },
      { title: 'staff.contact', fields: ['phone', 'email'] },
      { title: 'staff.work', fields: ['postId', 'deptId', 'roomId', 'startedOn'] },
      { title: 'staff.signIn', fields: ['account', 'password', 'roleId'] },
    ],
  }),
)
