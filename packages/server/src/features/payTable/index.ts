export { payTableInForce } from './payTable.queries.ts'
