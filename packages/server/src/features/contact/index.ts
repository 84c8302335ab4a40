export { addContacts, refuseContacts } from './contact.import.ts'
export { changerOfContacts, contactsOf, endContactsOf } from './contact.queries.ts'
