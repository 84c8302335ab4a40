import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const cook = ({ centre, build }: World) =>
  build(centre.tenantId, (make) => make.staff({ account: 'cook', realName: 'Kiri Cook' }))
const one = async (world: World) => ({ id: await cook(world) })
const rename = async (world: World) => ({ ...(await one(world)), name: 'Kiri' })
const remove = async (world: World) => ({ ids: await cook(world) })

export const staffSamples = samples(staff, {
  get: one,
  submit: rename,
  remove,
  getStaff: (world) => ({ id: world.centre.manager.id }),
  searchStaff: () => ({ name: 'Hana' }),
  saveProfile: () => ({
    phone: '0215550101',
    region: 'Auckland',
    address: '12 Tui Street',
    postcode: '1021',
    contactName: 'Wiremu',
    contactPhone: '0215550102',
  }),
  updateAvatar: ({ centre }) => ({ userId: centre.teacher.id, avatar: '' }),
  submitUser: rename,
  updateUser: rename,
  removeUsers: remove,
  grantRoles: async (world) => ({ userIds: await cook(world), roleIds: 'manager' }),
  resetPassword: async (world) => ({ userIds: await cook(world) }),
})
