export { addContacts, refuseContacts } from './contact.import.ts'
export { changerOfContacts, contactsOf, endContactsOf } from './contact.queries.ts'
export { contactRoutes } from './contact.routes.ts'
