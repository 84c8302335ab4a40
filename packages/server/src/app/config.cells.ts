// What makes an installation a cell: one of several behind one address, each with some of the centres (decision 115).
import { z } from 'zod'
import { isLoopback } from '../platform/sms/sms.ts'

/** The numbers that new centres get, from first to last. */
export interface NumberRange {
  first: number
  last: number
}

export interface CellConfig {
  numbers: NumberRange
  /** Addresses of the other cells, and the secret that all of them know. */
  others: readonly string[]
  secret: string | undefined
}

export const onlyCell: CellConfig = {
  numbers: { first: 100_001, last: 999_999 },
  others: [],
  secret: undefined,
}

const range = z
  .string()
  .regex(/^[1-9]\d{5,8}-[1-9]\d{5,8}$/, 'expects two numbers of six to nine digits: 2000001-2999999')
  .transform((text): NumberRange => {
    const [first = 0, last = 0] = text.split('-').map(Number)
    return { first, last }
  })
  .refine(({ first, last }) => first <= last, 'begins with the smaller number')

/** Addresses of people travel there, so it is encrypted unless it stays on this machine. */
const cell = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), 'expects https://')
  .transform((url) => url.replace(/\/+$/, ''))

export const CellVariables = {
  CENTRE_NUMBERS: range.default(onlyCell.numbers),
  OTHER_CELLS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(cell).max(50))
    .default([]),
  CELL_SECRET: z.string().min(32, 'expects at least 32 characters').optional(),
}

type Given = z.infer<z.ZodObject<typeof CellVariables>>

export function cellOf({
  CENTRE_NUMBERS: numbers,
  OTHER_CELLS: others,
  CELL_SECRET: secret,
}: Given): CellConfig {
  if (others.length > 0 && !secret) throw new Error('Configuration: OTHER_CELLS needs CELL_SECRET')
  return { numbers, others, secret }
}
