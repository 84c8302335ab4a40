// The template of a kind of publication (policy, meeting, …): the wire format that all kinds share. A kind supplies its
// fields and paths. The hard rules: a person answers the version that they have read, never an older one, and nothing
// that was withdrawn; who was asked, when they read it and what they answered is kept for every version.
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

/** What one person did about one version. */
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
  /** Of the current version. */
  publishedAt: InstantOut,
  state: z.enum(publicationStates),
  withdrawn: z.object({ by: PersonName, at: InstantOut, comment: z.string().nullable() }).nullable(),
  /** Increases when everybody is asked again. */
  version: z.number().int(),
  /** Increases with every change. Required when changing. */
  revision: z.number().int(),
  /** What this version changed. */
  changes: z.string().nullable(),
  audience: schemaOf(audienceFields),
  /** The reader's own receipt of this version; null if it is not for them. */
  own: Receipt.nullable(),
  /** Of this version; null for those who do not see each other's answers. */
  counts: Counts.nullable(),
  /** Id → name of the people and rooms that it mentions. */
  names: z.record(z.string(), z.string()),
  /** Its attachments. */
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
  /** First and last day on which it takes place, or without such a time, was published. */
  from: Day.optional(),
  until: Day.optional(),
  /** Part of the title. */
  text: Text(100).optional(),
})
export type ReceiptQuery = z.output<typeof receiptQuery>

const version = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 2)
  .optional()
  .describe('The version that was read; the current one if left out')
const answerErrors = ['PUBLICATION_WITHDRAWN', 'VERSION_REPLACED'] as const

/** The operations of a kind, one by one: its feature says which it has, and their paths.
 *  @param base `/api/blade-garden/policy` */
export function receiptOperations<F extends Fields>(base: string, fields: F) {
  const detail = schemaOf(fields)
  const Whole = typedSchema<Publication<ValuesOf<F>>>(PublicationBase.extend({ detail }))
  const WithVersions = typedSchema<PublicationWithVersions<ValuesOf<F>>>(VersionsBase.extend({ detail }))
  const one = {
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
    /** With every version. */
    get: (path: string) => get(`${base}/${path}`, { ...one, returns: WithVersions }),
    /** The same with what the kind adds. */
    getWith: <Extra extends z.ZodRawShape>(path: string, extra: Extra) =>
      get(`${base}/${path}`, {
        ...one,
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
