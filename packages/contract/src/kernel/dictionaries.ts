// Coded fields of the family's records travel as the keys of its seed dictionaries. Only what the family itself
// codes stands here; what is ours has words for values.

/** Dictionary `sex`. */
export const sexKeys = { male: '1', female: '2', other: '3' } as const
/** `status` of a record: in use, or ended. */
export const statusKeys = { inUse: '1', ended: '2' } as const
