import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { learningStoryFields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import type { StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

function makeStory({ centre, build, ids }: World, state: StoryState): Promise<string> {
  return build(centre.tenantId, async (_, tx) => {
    const id = ids()
    await tx
      .insertInto('learningStory')
      .values({
        id,
        state,
        authorId: centre.teacher.id,
        title: 'The mud kitchen',
        words: 'Aroha stirred',
        happenedOn: worldDay,
        publishedAt: state === 'published' ? worldNow : null,
        detail: JSON.stringify({ title: 'The mud kitchen', text: 'Aroha stirred' }),
      })
      .execute()
    return id
  })
}

function makeSet({ centre, build, ids }: World): Promise<string> {
  const id = ids()
  return build(centre.tenantId, async (_, tx) => {
    await tx.insertInto('learningSet').values({ id, title: 'Our garden' }).execute()
    return id
  })
}

export const learningStorySamples = samples(learningStory, {
  get: async (world) => ({ id: await makeStory(world, 'published') }),
  save: (world) => ({
    id: world.ids(),
    state: 'published' as const,
    detail: sampleValues(learningStoryFields, world),
  }),
  publish: async (world) => ({ id: await makeStory(world, 'submitted'), version: 1 }),
  sendBack: async (world) => ({ id: await makeStory(world, 'submitted'), mark: 'Which goal does it show?' }),
  withdraw: async (world) => ({ id: await makeStory(world, 'published') }),
  getSet: async (world) => ({ id: await makeSet(world) }),
  getSetPdf: async (world) => ({ id: await makeSet(world) }),
  saveSet: async (world) => ({
    id: world.ids(),
    title: 'Our garden',
    storyIds: [await makeStory(world, 'published')],
  }),
  removeSet: async (world) => ({ id: await makeSet(world) }),
})
