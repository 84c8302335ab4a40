export { addContacts, refuseContacts } from './contact.import.ts'
export {
  type CollectorRow,
  changerOfContacts,
  collectorMinAge,
  collectorsOfAll,
  contactsOf,
  endContactsOf,
  lockChild,
  withCode,
} from './contact.queries.ts'
