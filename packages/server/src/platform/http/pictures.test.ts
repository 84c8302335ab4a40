import { Picture } from '@daybook/contract/kernel/schema.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { withPictures } from './pictures.ts'

const Child = z.object({ picture: Picture })
const addresses = { sign: (key: string) => `/signed/${key}` }
const key = '100001/2026-11-21/a/small.jpg'

it('signs the pictures wherever the contract has them, and nothing else', () => {
  const returns = z.object({
    picture: z.string(),
    one: Child.nullable(),
    none: Child.nullable(),
    listed: z.array(Child.pick({ picture: true })),
    either: z.union([z.object({ child: Child }), z.object({ room: z.string() })]),
    other: z.union([z.object({ child: Child }), z.object({ room: z.string() })]),
  })
  const answer = returns.parse({
    picture: key,
    one: { picture: key },
    none: null,
    listed: [{ picture: key }, { picture: null }, { picture: '/pictures/c34b1725' }],
    either: { child: { picture: key } },
    other: { room: key },
  })
  const signed = { picture: `/signed/${key}` }
  expect(withPictures(returns, answer, addresses)).toEqual({
    picture: key,
    one: signed,
    none: null,
    listed: [signed, { picture: null }, { picture: '/pictures/c34b1725' }],
    either: { child: signed },
    other: { room: key },
  })
})
