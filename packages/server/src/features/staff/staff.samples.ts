import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const staffSamples = samples(staff, {
  getOwn: () => ({}),
  getStaff: (world) => ({ id: world.centre.manager.id }),
  searchStaff: () => ({ name: 'Hana' }),
})
