export { addContacts, refuseContacts } from './contact.import.ts'
export {
  changerOfContacts,
  collectorsOfAll,
  contactsOf,
  endContactsOf,
} from './contact.queries.ts'
