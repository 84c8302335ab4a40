export { isActiveStaff, managerIds, staffIds, staffNamed, staffWithRights } from './staff.queries.ts'
export { refuseBeyond, refuseRoles } from './staff.register.ts'
