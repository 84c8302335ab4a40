export { isActiveStaff, managerIds, staffIds, staffNamed } from './staff.queries.ts'
export { refuseBeyond, refuseRoles, staffRegister } from './staff.register.ts'
export { staffRoutes } from './staff.routes.ts'
