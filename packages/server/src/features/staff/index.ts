export { isOfCentre, isPerson, staffIds, staffWithRights } from './staff.holders.queries.ts'
export { isActiveStaff, staffNamed } from './staff.queries.ts'
export { refuseBeyond, refuseRoles } from './staff.register.ts'
