import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import type { Way } from '../../platform/outbox/outbox.entry.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { to } from '../../platform/screens/places.ts'

export const storyApi = client(learningStory)

type Operations = typeof learningStory.operations
export type Story = AnswerOf<Operations['get']>
export type StoryRow = AnswerOf<Operations['list']>['records'][number]
export type StorySet = AnswerOf<Operations['getSet']>

/** Id → name of whom a story mentions. */
export const namesOf = ({ names, children }: Story) => ({
  ...names,
  ...Object.fromEntries(children.map((one) => [one.id, one.firstName])),
})

type Filter = Parameters<typeof storyApi.list>[0]
/** A filter as it stands in an address. */
export type StoryFilter = { readonly [K in keyof NonNullable<Filter>]?: string }

export const storiesQuery = (filter: StoryFilter) => ({
  ...pagedQuery(storyApi.list, filter as NonNullable<Filter>),
  staleTime: justRead,
})
export const storyQuery = (id: string) => ({ ...query(storyApi.get, { id }), staleTime: justRead })
export const noPhotosQuery = () => query(storyApi.listNoPhotos, {})
export const setsQuery = () => ({ ...pagedQuery(storyApi.listSets, {}), staleTime: justRead })
export const setQuery = (id: string) => ({ ...query(storyApi.getSet, { id }), staleTime: justRead })

/** Where a set is read as a book. */
export const bookLink = (id: string) => storyApi.getSetPdf({ id })

/** Leads to the story as somebody else has left it. */
const seeTheirs: Way = {
  words: (t) => t('learningStory.seeTheirs'),
  to: ({ input: { id } }) => (typeof id === 'string' ? to.learningStory({ id }) : undefined),
  insteadOfSending: true,
}

export const keepStory = queueable(storyApi.save, {
  label: 'learningStory.one',
  form: ({ key }) => to.learningStoryCreate({ refused: key }),
  choices: { RECORD_CHANGED: [seeTheirs] },
  filesOf: ({ detail }) => [...(detail.photos ?? []), ...(detail.videos ?? [])],
})

/** Calls the server and updates the pages, or says what was refused. @returns whether it was done */
export async function act<In, Out>(
  call: ((input: In) => Promise<Out>) & { id: string },
  input: In,
  done: string,
): Promise<boolean> {
  try {
    receiveAnswer(call.id, await call(input))
    notify(done)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    notify(errorWords(error))
    refreshReads(call)
    return false
  }
}

// Changes of stories and sets have open screens read again.
const { list, get, listSets, getSet, save, publish, sendBack, withdraw, saveSet, removeSet } = storyApi
const readAgain = [list, get, listSets, getSet].map((read) => ({ read }))

for (const operation of [save, publish, sendBack, withdraw, saveSet, removeSet])
  liveUpdates(operation, { readAgain })
