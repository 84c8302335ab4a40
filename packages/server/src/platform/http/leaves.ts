// Changes every value of some schemas in an answer, wherever the contract has them.
import { z } from 'zod'

type Change<How> = (value: unknown, how: How) => unknown

/** @param changeOfLeaf how a value of this schema changes; undefined for all others. Where schemas of a union differ it
 *  is called for each, so it leaves a changed value as it is.
 *  @returns for the schema of an answer, what changes an answer in place; null where it has no such value */
export function changeLeaves<How>(changeOfLeaf: (schema: z.core.$ZodType) => Change<How> | undefined) {
  const known = new WeakMap<z.core.$ZodType, Change<How> | null>()

  function changeOf(schema: z.core.$ZodType): Change<How> | null {
    const before = known.get(schema)
    if (before !== undefined) return before
    const change = makeChange(schema)
    known.set(schema, change)
    return change
  }

  function makeChange(schema: z.core.$ZodType): Change<How> | null {
    const leaf = changeOfLeaf(schema)
    if (leaf) return leaf
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return changeOf(schema.unwrap())
    if (schema instanceof z.ZodArray) return ofArray(changeOf(schema.element))
    if (schema instanceof z.ZodObject) return ofObject(schema.shape)
    if (schema instanceof z.ZodUnion) return ofUnion(schema.options)
    return null
  }

  const ofArray = (change: Change<How> | null): Change<How> | null =>
    change && ((list, how) => (Array.isArray(list) ? list.map((value) => change(value, how)) : list))

  function ofObject(shape: z.core.$ZodShape): Change<How> | null {
    const found = Object.entries(shape).flatMap(([name, field]) => {
      const change = changeOf(field)
      return change ? [{ name, change }] : []
    })
    if (found.length === 0) return null
    return (record, how) => {
      if (isRecord(record))
        for (const { name, change } of found) if (name in record) record[name] = change(record[name], how)
      return record
    }
  }

  function ofUnion(options: readonly z.core.$ZodType[]): Change<How> | null {
    const found = options.flatMap((option) => changeOf(option) ?? [])
    if (found.length === 0) return null
    return (value, how) => found.reduce((last, change) => change(last, how), value)
  }

  return changeOf
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
