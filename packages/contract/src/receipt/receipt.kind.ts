// The template of a kind of publication (policy, meeting, …): the wire format that all kinds share. A kind supplies its
// fields and paths. The hard rules: a person answers only the current version, and nothing that was withdrawn. The
// audience, the times of reading and the answers are kept for every version.
import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import { get, post } from '../kernel/feature.ts'
import { schemaOf, typedSchema } from '../kernel/fields.schema.ts'
import type { Fields, ValuesOf } from '../kernel/fields.ts'
import { Day, Id, InstantOut, Line, Page, PageQuery, Text, Version } from '../kernel/schema.ts'
import {
  audienceFields,
  publicationFilters,
  publicationStates,
  receiptAbilities,
  receiptAnswers,
} from './receipt.rules.ts'

const PersonName = z.object({ id: Id, name: z.string() })

/** A person's receipt of a version. */
const Receipt = z.object({
  readAt: InstantOut.nullable(),
  answer: z.enum(receiptAnswers).nullable(),
  answeredAt: InstantOut.nullable(),
  comment: z.string().nullable(),
})
const PersonsReceipt = Receipt.extend({ person: PersonName, remindedAt: InstantOut.nullable() })
export type PersonsReceipt = z.output<typeof PersonsReceipt>

const Counts = z.object({
  people: z.number().int(),
  read: z.number().int(),
  confirmed: z.number().int(),
  declined: z.number().int(),
})

const PublicationBase = z.object({
  id: Id,
  author: PersonName,
  /** The time of the current version. */
  publishedAt: InstantOut,
  state: z.enum(publicationStates),
  withdrawn: z.object({ by: PersonName, at: InstantOut, comment: z.string().nullable() }).nullable(),
  /** Increases when the audience is asked again. */
  version: z.number().int(),
  /** Increases with every change. Required when changing. */
  revision: z.number().int(),
  /** The author's note on what this version changed. */
  changes: z.string().nullable(),
  audience: schemaOf(audienceFields),
  /** The reader's own receipt of this version; null if the reader is not in the audience. */
  own: Receipt.nullable(),
  /** The same under the specification's names: the reader, their answer and its comment. */
  userId: Id.nullable(),
  status: z.enum(receiptAnswers).nullable(),
  mark: z.string().nullable(),
  /** Counts of this version; null for readers who do not see other people's answers. */
  counts: Counts.nullable(),
  /** Id → name of the people and rooms in it. */
  names: z.record(z.string(), z.string()),
  files: z.array(FileOfRecord),
  can: z.array(z.enum(receiptAbilities)),
})
export type Publication<Detail = unknown> = z.output<typeof PublicationBase> & { detail: Detail }

const PublishedVersion = z.object({
  version: z.number().int(),
  at: InstantOut,
  by: PersonName,
  changes: z.string().nullable(),
})
const VersionsBase = PublicationBase.extend({ versions: z.array(PublishedVersion) })
export type PublicationWithVersions<Detail = unknown> = z.output<typeof VersionsBase> & { detail: Detail }

const receiptQuery = PageQuery.extend({
  show: z.enum(publicationFilters).optional(),
  /** First and last day of when it takes place, or of its publication where the kind has no such time. */
  from: Day.optional(),
  until: Day.optional(),
  /** Matched within the title. */
  text: Text(100).optional(),
})
export type ReceiptQuery = z.output<typeof receiptQuery>

const version = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 2)
  .optional()
  .describe('The version that was read; the current version if left out')
const answerErrors = ['PUBLICATION_WITHDRAWN', 'VERSION_REPLACED'] as const

/** The operations that a kind can have. Its feature picks them and sets their paths.
 *  @param base `/api/blade-garden/policy` */
export function receiptOperations<F extends Fields>(base: string, fields: F) {
  const detail = schemaOf(fields)
  const Whole = typedSchema<Publication<ValuesOf<F>>>(PublicationBase.extend({ detail }))
  const WithVersions = typedSchema<PublicationWithVersions<ValuesOf<F>>>(VersionsBase.extend({ detail }))
  const detailRequest = {
    description: 'Returns the {kind} with its versions and the reader’s own receipt.',
    query: z.object({ id: Id }),
    offline: 'cache',
  } as const
  return {
    publish: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Publishes a new {kind} to its audience, or changes a published {kind} when `revision` is the revision that its author saw.',
        body: z.object({
          id: Id,
          revision: Version.optional(),
          detail,
          audience: schemaOf(audienceFields),
          changes: Text(500).optional(),
        }),
        returns: Whole,
        errors: ['RECORD_EXISTS', 'RECORD_CHANGED', 'PUBLICATION_WITHDRAWN'],
        own: true,
      }),
    withdraw: (path: string) =>
      post(`${base}/${path}`, {
        description: 'Withdraws the {kind}. `mark` is the reason, and everybody it was for gets a message.',
        query: z.object({ id: Id, mark: Line(500) }),
        returns: Whole,
        errors: ['PUBLICATION_WITHDRAWN'],
        own: true,
      }),
    remind: (path: string) =>
      post(`${base}/${path}`, {
        description: 'Reminds the people who have not yet done what the {kind} asks for, and nobody else.',
        query: z.object({ id: Id }),
        returns: z.object({ people: z.array(PersonName) }),
        errors: ['PUBLICATION_WITHDRAWN'],
        own: true,
      }),
    markRead: (path: string) =>
      post(`${base}/${path}`, {
        description: 'Records that the signed-in person has read the current version of the {kind}.',
        query: z.object({ id: Id }),
        returns: Whole,
      }),
    confirm: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Confirms a version of the {kind} for the signed-in person. A version is confirmed once, and a replaced version is refused.',
        query: z.object({ id: Id, version, mark: Text(500).optional() }),
        returns: Whole,
        errors: answerErrors,
      }),
    answer: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Confirms or declines a version of the {kind} for the signed-in person. The last answer counts.',
        query: z.object({
          id: Id,
          status: z.enum(receiptAnswers),
          version,
          mark: Text(500).optional(),
        }),
        returns: Whole,
        errors: answerErrors,
      }),
    get: (path: string) => get(`${base}/${path}`, { ...detailRequest, returns: WithVersions }),
    /** The same with further data of the kind. */
    getWith: <Extra extends z.ZodRawShape>(path: string, extra: Extra) =>
      get(`${base}/${path}`, {
        ...detailRequest,
        returns: typedSchema<PublicationWithVersions<ValuesOf<F>> & z.output<z.ZodObject<Extra>>>(
          VersionsBase.extend({ detail, ...extra }),
        ),
      }),
    list: (path: string) =>
      get(`${base}/${path}`, {
        description:
          'Lists each {kind} that is for the reader, the latest first. A manager sees all of them, except with `listMine`.',
        query: receiptQuery,
        returns: Page(Whole),
        offline: 'cache',
      }),
    listReceipts: (path: string) =>
      get(`${base}/${path}`, {
        description: 'Lists who has read and answered a version of the {kind}, by name.',
        query: z.object({ id: Id, version }),
        returns: z.object({ version: z.number().int(), people: z.array(PersonsReceipt) }),
        own: true,
        offline: 'cache',
      }),
  }
}
