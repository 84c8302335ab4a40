// Learning stories: what one or several children learnt, with pictures, the goals it shows and the next steps; and sets,
// which gather stories in an order and print as a book. A manager may be asked to read a story first. The specification
// has their screens and no calls; these are ours. The hard rule: nobody overwrites what another wrote unseen.

import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { schemaOf } from '../kernel/fields.schema.ts'
import { PdfLink } from '../kernel/pdf.ts'
import { Day, DayOut, Id, InstantOut, Line, Page, PageQuery, Text, Version } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { allStrands } from './curricula.ts'
import { learningStoryFields } from './learningStory.fields.ts'
import { savedStates, storyAbilities, storyStates } from './learningStory.rules.ts'

const PersonName = z.object({ id: Id, name: z.string() })
const Child = ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true })
const detail = schemaOf(learningStoryFields)

/** Id → name of a centre's own strands and goals, in use or not. */
const GoalNames = z.record(z.string(), z.string())

const Row = z.object({
  id: Id,
  state: z.enum(storyStates),
  title: z.string(),
  /** The first words. */
  excerpt: z.string(),
  happenedOn: DayOut.nullable(),
  author: PersonName,
  children: z.array(Child),
  /** Those of a centre's own by id. */
  strands: z.array(z.string()),
  names: GoalNames,
  /** The first pictures, then its videos. */
  pictures: z.array(FileOfRecord),
})

const Story = z.object({
  id: Id,
  state: z.enum(storyStates),
  /** Increases with every change. Required when changing. */
  version: z.number().int(),
  author: PersonName,
  changed: z.object({ by: z.string(), at: InstantOut }),
  publishedAt: InstantOut.nullable(),
  /** What the manager who sent it back said. */
  reviewComment: z.string().nullable(),
  children: z.array(Child),
  files: z.array(FileOfRecord),
  names: GoalNames,
  can: z.array(z.enum(storyAbilities)),
  detail,
})

const SetHead = z.object({
  id: Id,
  title: z.string(),
  about: z.string(),
  stories: z.number().int(),
  changed: z.object({ by: z.string(), at: InstantOut }),
})
const StorySet = SetHead.extend({ version: z.number().int(), stories: z.array(Story) })

const ofStory = z.object({ title: z.string(), byName: z.string(), comment: z.string() })
export const learningStoryMessages = messageKinds('learningStory', {
  toRead: ofStory,
  published: ofStory,
  sentBack: ofStory,
  /** A card in the feeds of the children's rooms, which nobody is told of. */
  ofRoom: z.object({ title: z.string(), byName: z.string(), children: z.string() }),
})

const base = '/api/blade-garden/learning-story'
const own = true as const

export const learningStory = feature('learningStory', {
  list: get(`${base}/list`, {
    description:
      'Lists published learning stories, newest first, or those that are being written or wait for a manager. Words and strands are searched for in the newest 2,000 of the other filters; `searchedFrom` is the first of their days, and null when that is all of them.',
    query: PageQuery.extend({
      state: z.enum(savedStates).default('published'),
      childId: Id.optional(),
      strand: z.union([z.enum(allStrands), Id]).optional(),
      authorId: Id.optional(),
      from: Day.optional(),
      until: Day.optional(),
      /** Words, searched in title and text. */
      text: Text(100).optional(),
    }),
    returns: Page(Row).extend({ searchedFrom: DayOut.nullable() }),
    offline: 'cache',
    own,
  }),
  get: get(`${base}/detail`, {
    description: 'Returns one learning story with its pictures, goals and next steps.',
    query: z.object({ id: Id }),
    returns: Story,
    offline: 'cache',
    own,
  }),
  save: post(`${base}/submit`, {
    description:
      'Saves a new learning story, or changes the story whose `version` the writer saw. A draft may be incomplete.',
    body: z.object({ id: Id, version: Version.optional(), state: z.enum(savedStates), detail }),
    returns: Story,
    offline: 'queue',
    errors: ['RECORD_EXISTS', 'RECORD_CHANGED'],
    own,
  }),
  publish: post(`${base}/publish/{id}`, {
    description:
      'Publishes a complete learning story whose `version` the caller saw. Its author gets a message when somebody else publishes it.',
    query: z.object({ id: Id, version: z.coerce.number().pipe(Version) }),
    returns: Story,
    errors: ['RECORD_CHANGED'],
    own,
  }),
  sendBack: post(`${base}/send-back/{id}`, {
    description: 'Sends a learning story back to its author as a draft, with what is missing.',
    query: z.object({ id: Id, mark: Line(500) }),
    returns: Story,
    errors: ['RECORD_CHANGED'],
    own,
  }),
  withdraw: post(`${base}/withdraw/{id}`, {
    description: 'Withdraws a learning story from its readers. Withdrawing it again changes nothing.',
    query: z.object({ id: Id }),
    returns: z.null(),
    own,
  }),
  listNoPhotos: get(`${base}/no-photos`, {
    description: 'Lists the children whose parents do not agree to photos and videos today.',
    query: z.object({}),
    returns: z.array(Child.omit({ picture: true })),
    offline: 'cache',
    own,
  }),
  listSets: get(`${base}/set/list`, {
    description: 'Lists the sets of learning stories that the reader may see.',
    query: PageQuery,
    returns: Page(SetHead),
    offline: 'cache',
    own,
  }),
  getSet: get(`${base}/set/detail`, {
    description: 'Returns one set with its learning stories in order.',
    query: z.object({ id: Id }),
    returns: StorySet,
    offline: 'cache',
    own,
  }),
  getSetPdf: get(`${base}/set/pdf`, {
    description: 'Returns the address at which a set can be read as a book, saved and printed.',
    query: z.object({ id: Id }),
    returns: PdfLink,
    own,
  }),
  saveSet: post(`${base}/set/submit`, {
    description: 'Saves a set with its learning stories in their order.',
    body: z.object({
      id: Id,
      version: Version.optional(),
      title: Line(140),
      about: Text(500).default(''),
      storyIds: z.array(Id).max(100),
    }),
    returns: StorySet,
    errors: ['RECORD_EXISTS', 'RECORD_CHANGED'],
    own,
  }),
  removeSet: post(`${base}/set/remove`, {
    description: 'Removes a set; its learning stories stay.',
    query: z.object({ id: Id }),
    returns: z.null(),
    own,
  }),
})

/** The stories that a manager was asked to read. */
export type LearningStoryAwaiting = { storiesToRead: { title: string; byName: string } }
