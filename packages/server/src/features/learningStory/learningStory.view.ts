// Stories in the wire format, for one reader.
import { isVideo } from '@daybook/contract/file/file.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { allStrands, ownGoalsIn } from '@daybook/contract/learningStory/curricula.ts'
import {
  type learningStory,
  learningStoryMessages,
} from '@daybook/contract/learningStory/learningStory.contract.ts'
import { abilitiesOn } from '@daybook/contract/learningStory/learningStory.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { FeedFiles } from '../activity/index.ts'
import { type FileLinks, fileOfRecord, filesOf } from '../file/index.ts'
import { goalsByIds } from '../learningGoal/learningGoal.queries.ts'
import { childrenOf } from './learningStory.parts.queries.ts'
import { type StoryRow, storiesByIds } from './learningStory.queries.ts'

export const storyFiles: FileLinks = { table: 'learningStoryFile', owner: 'storyId', notOfReports: true }

type Viewing = Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'addresses'>
type Story = AnswerOf<typeof learningStory.operations.get>
type Row = AnswerOf<typeof learningStory.operations.list>['records'][number]

export const readerOf = ({ personId, rights }: Actor) => ({
  personId,
  mayWrite: rights.has('story.write'),
  mayPublish: rights.has('story.publish'),
  mayReview: rights.has('story.review'),
})

export async function toStories(
  { tx, actor, addresses }: Viewing,
  rows: readonly StoryRow[],
): Promise<Story[]> {
  const { children, files, names } = await partsOf(tx, rows)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    version: row.version,
    author: { id: row.authorId, name: row.authorName },
    changed: changedOf(row),
    publishedAt: row.publishedAt,
    reviewComment: row.reviewComment,
    children: children(row.id),
    files: filesOfStory(row, files(row.id)).map((file) => fileOfRecord(file, addresses)),
    names: names(row),
    can: abilitiesOn(row, readerOf(actor)),
    // Schema and checks have seen it before it was stored.
    detail: row.detail as Story['detail'],
  }))
}

const excerptLength = 160
const listedPictures = 4

export async function toRows({ tx, addresses }: Viewing, rows: readonly StoryRow[]): Promise<Row[]> {
  const { children, files, names } = await partsOf(tx, rows)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    title: row.title,
    excerpt: row.words.replaceAll('\n', ' ').slice(0, excerptLength),
    happenedOn: row.happenedOn,
    author: { id: row.authorId, name: row.authorName },
    children: children(row.id),
    strands: row.strands,
    names: names(row),
    pictures: filesOfStory(row, files(row.id))
      .slice(0, listedPictures)
      .map((file) => fileOfRecord(file, addresses)),
  }))
}

export const changedOf = ({ changedBy, updatedAt }: { changedBy: string | null; updatedAt: string }) => ({
  by: changedBy ?? '',
  at: updatedAt,
})

async function partsOf(tx: Viewing['tx'], rows: readonly StoryRow[]) {
  const ids = rows.map(({ id }) => id)
  const [children, files, goals] = await Promise.all([
    childrenOf(tx, ids),
    filesOf(tx, storyFiles, ids),
    goalsByIds(tx, rows.flatMap(ownIn)),
  ])
  return {
    children: (id: string) =>
      children.filter(({ storyId }) => storyId === id).map(({ storyId: _, ...child }) => child),
    files: (id: string) => files.filter(({ ownerId }) => ownerId === id),
    names: (row: StoryRow) =>
      Object.fromEntries(
        goals.filter(({ id }) => ownIn(row).includes(id)).map(({ id, name }) => [id, name] as const),
      ),
  }
}

/** The centre's own goals of a story, and what stands among its strands. */
const ownIn = ({ detail, strands }: StoryRow): string[] => [
  ...ownGoalsIn(detail.ownGoals),
  ...strands.filter((strand) => !allStrands.some((known) => known === strand)),
]

/** The pictures that the story shows, in its order. */
export const picturesOf = <F extends { id: string }>({ detail }: StoryRow, files: readonly F[]): F[] =>
  named(detail.photos, files)

/** Its pictures and then its videos. */
const filesOfStory = <F extends { id: string }>(row: StoryRow, files: readonly F[]): F[] => [
  ...picturesOf(row, files),
  ...named(row.detail.videos, files),
]

const named = <F extends { id: string }>(ids: unknown, files: readonly F[]): F[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id) => files.find((file) => file.id === id) ?? [])

/** What the card of a published story shows. */
export const learningStoryFeedFiles: FeedFiles = {
  kind: learningStoryMessages.ofRoom.kind,
  async read(context, ids) {
    if (!context.actor.rights.has('story.read')) return new Map()
    const rows = (await storiesByIds(context.tx, ids)).filter(({ state }) => state === 'published')
    const stories = await toStories(context, rows)
    // Videos first: the card has room for a few.
    return new Map(stories.map(({ id, files }) => [id, files.toSorted(videosFirst)]))
  },
}

const videosFirst = (one: { mime: string }, other: { mime: string }) =>
  Number(isVideo(other.mime)) - Number(isVideo(one.mime))
