export { isActiveStaff, managerIds, staffNamed } from './staff.queries.ts'
export { refuseBeyond, staffRegister } from './staff.register.ts'
export { staffRoutes } from './staff.routes.ts'
