export { addContacts, refuseContacts } from './contact.import.ts'
export {
  barredFrom,
  changerOfContacts,
  collectorsOfAll,
  contactsOf,
  endContactsOf,
} from './contact.queries.ts'
