import { search } from './search.ts'

/** The search parameters of a register: what is searched, which record is open, and whether it is being edited. */
export const registerSearch = search('text', 'id', 'edit', 'under')
