export { contactsOf } from './contact.queries.ts'
export { contactRoutes } from './contact.routes.ts'
