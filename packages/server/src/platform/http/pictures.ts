// Makes addresses of the pictures in an answer. Every feature that shows a child answers what the database has, so that
// none can forget to sign it.
import { Picture } from '@daybook/contract/kernel/schema.ts'
import type { z } from 'zod'
import { type FileAddresses, pictureAddress } from '../storage/addresses.ts'
import { changeLeaves } from './leaves.ts'

type Signer = Pick<FileAddresses, 'sign'>

/** A picture that has an address already stays as it is. */
const sign = (picture: unknown, addresses: Signer) =>
  typeof picture === 'string' && picture ? pictureAddress(addresses, picture) : picture

const changeOf = changeLeaves<Signer>((schema) => (schema === Picture ? sign : undefined))

/** @param answer as the schema has parsed it; it is changed in place */
export function withPictures<T>(returns: z.ZodType<T>, answer: T, addresses: Signer): T {
  return (changeOf(returns)?.(answer, addresses) as T | undefined) ?? answer
}
