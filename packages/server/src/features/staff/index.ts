export { isOfCentre, isPerson, mayStillOpen, staffIds, staffWithRights } from './staff.holders.queries.ts'
export { addStaff } from './staff.manage.handlers.ts'
export { isActiveStaff, nameOfActive, namesOfActive, staffNamed } from './staff.queries.ts'
export { refuseBeyond, refuseRoles } from './staff.register.ts'
