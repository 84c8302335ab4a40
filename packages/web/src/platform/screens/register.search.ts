import { search } from './search.ts'

/** The search parameters of a register: what is searched, which record is open, and whether it is
 *  being edited; of its table, the order, the page and the values that it is narrowed to (`sex=1&roomId=…`). */
export const registerSearch = search('text', 'id', 'edit', 'under', 'sort', 'page', 'where')
