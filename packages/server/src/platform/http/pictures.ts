// Makes addresses of the pictures in an answer. Every feature that shows a child answers what the database has, so that
// none can forget to sign it.
import { Picture } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import { type FileAddresses, pictureAddress } from '../storage/addresses.ts'

type Signer = Pick<FileAddresses, 'sign'>
type Change = (value: unknown, addresses: Signer) => unknown

const changes = new WeakMap<z.core.$ZodType, Change | null>()

/** @param answer as the schema has parsed it; it is changed in place */
export function withPictures<T>(returns: z.ZodType<T>, answer: T, addresses: Signer): T {
  return (changeOf(returns)?.(answer, addresses) as T | undefined) ?? answer
}

/** Null where the schema has no picture. */
function changeOf(schema: z.core.$ZodType): Change | null {
  const known = changes.get(schema)
  if (known !== undefined) return known
  const change = makeChange(schema)
  changes.set(schema, change)
  return change
}

function makeChange(schema: z.core.$ZodType): Change | null {
  if (schema === Picture)
    return (picture, addresses) =>
      typeof picture === 'string' && picture ? pictureAddress(addresses, picture) : picture
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return changeOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return ofArray(changeOf(schema.element))
  if (schema instanceof z.ZodObject) return ofObject(schema.shape)
  if (schema instanceof z.ZodUnion) return ofUnion(schema.options)
  return null
}

const ofArray = (change: Change | null): Change | null =>
  change &&
  ((list, addresses) => (Array.isArray(list) ? list.map((value) => change(value, addresses)) : list))

function ofObject(shape: z.core.$ZodShape): Change | null {
  const found = Object.entries(shape).flatMap(([name, field]) => {
    const change = changeOf(field)
    return change ? [{ name, change }] : []
  })
  if (found.length === 0) return null
  return (record, addresses) => {
    if (isRecord(record))
      for (const { name, change } of found) if (name in record) record[name] = change(record[name], addresses)
    return record
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A picture that has an address already stays as it is, so it does not matter which of them the value is. */
function ofUnion(options: readonly z.core.$ZodType[]): Change | null {
  const found = options.flatMap((option) => changeOf(option) ?? [])
  if (found.length === 0) return null
  return (value, addresses) => found.reduce((last, change) => change(last, addresses), value)
}
