import { message, messageMessages } from '@daybook/contract/message/message.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'
import { sendMessages } from './message.send.queries.ts'

/** A message to each person who may read the sample. The id is that of the teacher's. */
async function makeMessage(world: World): Promise<string> {
  const { tenantId, teacher } = world.centre
  return world.build(tenantId, async (_, tx) => {
    const causeId = world.ids()
    await sendMessages(
      { tx, ids: world.ids, clock: world.clock, publish: () => undefined },
      messageMessages.notice,
      [
        {
          params: { title: 'Fire drill', text: 'At eleven' },
          to: [teacher.id],
          link: null,
          causeId,
        },
      ],
    )
    const { id } = await tx
      .selectFrom('message')
      .select('id')
      .where('causeId', '=', causeId)
      .executeTakeFirstOrThrow()
    return id
  })
}

export const messageSamples = samples(message, {
  getMessage: async (world) => ({ id: await makeMessage(world) }),
  readMessage: async (world) => ({ id: await makeMessage(world) }),
})
