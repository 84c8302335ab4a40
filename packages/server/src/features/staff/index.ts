export { isActiveStaff, managerIds, staffIds, staffNamed, staffWithRights } from './staff.queries.ts'
export { refuseBeyond, refuseRoles, staffRegister } from './staff.register.ts'
export { staffRoutes } from './staff.routes.ts'
