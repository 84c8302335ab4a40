export { termRegister, termRoutes } from './term.routes.ts'
