export { medicineRoutes } from './medicine.routes.ts'
