// Keys of the family's seed dictionaries, which are the wire values of coded fields in the family's records. Daybook's
// own fields have words as values instead.

/** Dictionary `sex`. */
export const sexKeys = { male: '1', female: '2', other: '3' } as const
/** `status` of a record. */
export const statusKeys = { inUse: '1', ended: '2' } as const
