// What may be recorded without a network whatever the kind; a kind's own comes with its *.careKind.ts.
import { amendEntry, voidEntry } from './care.data.ts'

export const careOutbox = [amendEntry, voidEntry]
