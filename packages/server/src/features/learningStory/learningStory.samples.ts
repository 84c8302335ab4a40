import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { learningStoryFields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import type { StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { type World, worldDay, worldNow } from '@daybook/testkit/world.ts'

const makeStory = ({ centre, build }: World, state: StoryState) =>
  build(centre.tenantId, (make) =>
    make.row('learningStory', {
      state,
      authorId: centre.teacher.id,
      title: 'The mud kitchen',
      words: 'Aroha stirred',
      happenedOn: worldDay,
      publishedAt: state === 'published' ? worldNow : null,
      detail: JSON.stringify({ title: 'The mud kitchen', text: 'Aroha stirred' }),
    }),
  )

const someSet = async ({ centre, build }: World) => ({
  id: await build(centre.tenantId, (make) => make.row('learningSet', { title: 'Our garden' })),
})

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
  getSet: someSet,
  getSetPdf: someSet,
  saveSet: async (world) => ({
    id: world.ids(),
    title: 'Our garden',
    storyIds: [await makeStory(world, 'published')],
  }),
  removeSet: someSet,
})
