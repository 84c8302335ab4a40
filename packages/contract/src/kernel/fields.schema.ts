// The schema of a record from its fields, for the server and the OpenAPI document. Whether a field has to be filled in
// is checked by problemsIn(), as it can depend on others; a field that always has to be is required here too.
import { z } from 'zod'
import { allBodyParts } from './bodyParts.ts'
import { type Field, type Fields, rootId, type ValuesOf } from './fields.ts'
import { latitudes, longitudes } from './mapPlace.ts'
import { Day, Id, Instant, Line, RichText, Text, TimeOfDay } from './schema.ts'

type Input<F extends Fields> = Partial<ValuesOf<F>> &
  Pick<ValuesOf<F>, { [K in keyof F]: F[K] extends { required: true } ? K : never }[keyof F]>

/** Says the type of a schema whose shape is built from data, which TypeScript cannot follow. */
export const typedSchema = <Out, In = Out>(schema: z.ZodType): z.ZodType<Out, In> =>
  schema as unknown as z.ZodType<Out, In>

/** The schema of a whole record. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodType<ValuesOf<F>, Input<F>> =>
  typedSchema(z.object(shapeOf(fields)))

/** A change of some fields: each may be left out. An empty one is null. */
export const changeShapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shapeOf(fields, true)).map(([name, schema]) => [name, schema.nullish()]))

/** A stored record, in an answer: what was stored before a field was required may lack it. */
export const storedShapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shapeOf(fields, true)).map(([name, schema]) => [name, schema.nullable()]))

/** @param bare neither nullable nor with a default */
function shapeOf(fields: Fields, bare = false): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = valueSchema(bare ? ({ ...field, required: undefined } as Field) : field)
      if (bare) return [name, schema]
      return [name, field.required && !field.when ? schema : schema.nullable().default(null)]
    }),
  )
}

const WallTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
const oneToFive = z.int().min(1).max(5)

/** The schema of one field's value. */
export function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.required ? Line(field.max) : Text(field.max)
    case 'richText':
      return RichText(field.required ? Line(field.max) : Text(field.max))
    case 'longText':
      return field.required ? Line(field.max) : Text(field.max)
    case 'choice':
      return z.enum(field.of)
    case 'choices':
      return z.array(z.enum(field.of)).max(field.of.length)
    case 'yesNo':
      return z.boolean()
    case 'tick':
      return field.required ? z.literal(true) : z.boolean()
    case 'flag':
      return z.union([z.literal(0), z.literal(1)])
    case 'number':
      return z.number().min(field.min).max(field.max)
    case 'money':
      return z.int().min(0).max(field.most)
    case 'rating':
      return z.object({ likelihood: oneToFive, severity: oneToFive })
    case 'date':
      return Day
    case 'weekdays':
      return z.array(z.int().min(1).max(7)).max(7)
    case 'times':
      return z.array(TimeOfDay).max(field.most)
    case 'dateRange':
      return z.object({
        from: Day,
        until: Day,
        startsAtNoon: z.boolean().default(false),
        endsAtNoon: z.boolean().default(false),
      })
    case 'instant':
      return field.wall ? WallTime : Instant
    case 'child':
    case 'person':
    case 'room':
    case 'signature':
    case 'pick':
      return Id
    case 'parent':
      return z.union([z.literal(rootId), Id])
    case 'picks':
      return Text(1000)
    case 'dictionary':
      return Text(60)
    case 'files':
    case 'children':
    case 'people':
    case 'rooms':
      return z.array(Id).max(field.most)
    case 'bodyParts':
      return z.array(z.enum(allBodyParts)).max(allBodyParts.length)
    case 'place':
      return z.object({
        name: Line(140),
        address: Text(200).nullable().default(null),
        latitude: z.number().min(latitudes.min).max(latitudes.max),
        longitude: z.number().min(longitudes.min).max(longitudes.max),
      })
    case 'group':
      return z.object(shapeOf(field.fields))
    case 'repeat':
      return z.array(z.object(shapeOf(field.fields))).max(field.most)
  }
}
