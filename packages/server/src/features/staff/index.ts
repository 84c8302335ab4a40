export { isActiveStaff, managerIds, staffIds, staffNamed } from './staff.queries.ts'
export { refuseBeyond, staffRegister } from './staff.register.ts'
export { staffRoutes } from './staff.routes.ts'
