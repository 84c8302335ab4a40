import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getOwn, getStaff, searchStaff } from './staff.handlers.ts'

export const staffRoutes = implement(staff, {
  getOwn: { can: 'session', run: getOwn },
  getStaff: { can: 'staff.read', run: getStaff },
  searchStaff: { can: 'staff.read', run: searchStaff },
})
