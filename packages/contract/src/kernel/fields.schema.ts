// The schema of a record from its fields, for the server and the OpenAPI document. Whether a field has to be filled in
// is checked by problemsIn(), as it can depend on others; a field that always has to be is required here too.
import { z } from 'zod'
import { allBodyParts } from './bodyParts.ts'
import type { Field, Fields, ValuesOf } from './fields.ts'
import { Day, Id, Instant, Line, Text } from './schema.ts'

type Input<F extends Fields> = Partial<ValuesOf<F>> &
  Pick<ValuesOf<F>, { [K in keyof F]: F[K] extends { required: true } ? K : never }[keyof F]>

/** The schema of a whole record. */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>, Input<F>> {
  // The shape is built from data, so TypeScript cannot follow it; ValuesOf says the same of each kind.
  return z.object(shapeOf(fields)) as unknown as z.ZodType<ValuesOf<F>, Input<F>>
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = valueSchema(field)
      return [name, field.required && !field.when ? schema : schema.nullable().default(null)]
    }),
  )
}

const oneToFive = z.int().min(1).max(5)

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.required ? Line(field.max) : Text(field.max)
    case 'longText':
      return field.required ? Line(field.max) : Text(field.max)
    case 'choice':
      return z.enum(field.of)
    case 'choices':
      return z.array(z.enum(field.of)).max(field.of.length)
    case 'yesNo':
      return z.boolean()
    case 'number':
      return z.number().min(field.min).max(field.max)
    case 'rating':
      return z.object({ likelihood: oneToFive, severity: oneToFive })
    case 'date':
      return Day
    case 'dateRange':
      return z.object({
        from: Day,
        until: Day,
        startsAtNoon: z.boolean().default(false),
        endsAtNoon: z.boolean().default(false),
      })
    case 'instant':
      return Instant
    case 'child':
    case 'person':
    case 'room':
    case 'signature':
      return Id
    case 'files':
      return z.array(Id).max(field.most)
    case 'bodyParts':
      return z.array(z.enum(allBodyParts)).max(allBodyParts.length)
    case 'group':
      return z.object(shapeOf(field.fields))
    case 'repeat':
      return z.array(z.object(shapeOf(field.fields))).max(field.most)
  }
}
