import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'
import { insertPost, openConversation } from './conversation.write.queries.ts'

/** A message of the manager's to the teacher, or of the teacher's own. */
async function somePost({ centre, build, ids, clock }: World, by = centre.manager) {
  const at = clock.now().toISOString()
  const id = ids()
  return build(centre.tenantId, async (_, tx) => {
    const people = [centre.manager.id, centre.teacher.id]
    const conversationId = await openConversation(tx, { ids, roomId: null, people, at })
    await insertPost(tx, { id, conversationId, authorId: by.id, text: 'Can you swap on Friday?', sentAt: at })
    return { id, conversationId }
  })
}

export const conversationSamples = samples(conversation, {
  listConversations: () => ({ text: 'Friday' }),
  getConversation: async (world) => ({ id: (await somePost(world)).conversationId }),
  write: ({ centre, ids }) => ({
    id: ids(),
    people: [centre.teacher.id, centre.manager.id],
    text: 'Morning!',
  }),
  readConversation: async (world) => ({ id: (await somePost(world)).conversationId }),
  takeBack: async (world) => ({ id: (await somePost(world, world.centre.teacher)).id }),
})
