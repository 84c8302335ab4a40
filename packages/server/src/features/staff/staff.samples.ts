import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const cook = ({ centre, build }: World) =>
  build(centre.tenantId, (make) => make.staff({ account: 'cook', realName: 'Kiri Cook' }))
const ofRegister = registerSamples(cook, { name: 'Kiri' })

export const staffSamples = samples(staff, {
  ...ofRegister,
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
  submitUser: ofRegister.submit,
  updateUser: ofRegister.submit,
  removeUsers: ofRegister.remove,
  grantRoles: async (world) => ({ userIds: await cook(world), roleIds: 'manager' }),
  resetPassword: async (world) => ({ userIds: await cook(world) }),
})
