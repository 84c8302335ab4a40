import { search } from './search.ts'

/** The search parameters of a list of reports: what it is filtered by. */
export const reportListSearch = search('text', 'state', 'childId', 'authorId', 'from', 'until')
