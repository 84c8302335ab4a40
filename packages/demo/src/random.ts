// Chance that can be had again: the same words make the same numbers, on every machine and in every run.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, until: number): number
  chance(probability: number): boolean
  /** The list must not be empty. */
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  bytes(count: number): Uint8Array
}

/** @param seed words that say what the chance is for, such as `100001 children` */
export function randomFrom(seed: string): Random {
  const word = generator(seed)
  const next = () => word() / 0x1_0000_0000
  const int = (from: number, until: number) => from + Math.floor(next() * (until - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    shuffle(list) {
      const all = [...list]
      for (let i = all.length - 1; i > 0; i--) {
        const j = int(0, i)
        const other = all[j] as (typeof all)[number]
        all[j] = all[i] as (typeof all)[number]
        all[i] = other
      }
      return all
    },
    bytes(count) {
      const bytes = new Uint8Array(count)
      for (let i = 0; i < count; i += 4) {
        const value = word()
        for (let j = i; j < Math.min(i + 4, count); j++) bytes[j] = value >>> (8 * (j - i))
      }
      return bytes
    },
  }
}

/** Whole numbers of 32 bits: the Small Fast Counter generator (sfc32), begun from an FNV-1a hash of the seed. */
function generator(seed: string): () => number {
  let a = hash(`${seed}a`)
  let b = hash(`${seed}b`)
  let c = hash(`${seed}c`)
  let count = 1
  const word = () => {
    const sum = (a + b + count++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // The first numbers still look like the seed.
  for (let i = 0; i < 12; i++) word()
  return word
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}
