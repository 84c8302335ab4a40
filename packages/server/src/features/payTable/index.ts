export { payTableInForce } from './payTable.queries.ts'
export { payTableRegister, payTableRoutes } from './payTable.routes.ts'
