export const nappyContents = ['wet', 'soiled', 'both', 'dry'] as const
export type NappyContents = (typeof nappyContents)[number]

export const skinStates = ['normal', 'red', 'rash', 'broken'] as const
export type SkinState = (typeof skinStates)[number]

/** A task asks for the children in nappies; others may be changed all the same (an accident, a swim nappy). */
export const awaited = { inNappies: true } as const
