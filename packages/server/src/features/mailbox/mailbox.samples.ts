import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const mailboxSamples = samples(mailbox, {
  getMail: async (world) => {
    const id = world.ids()
    const mail = { recipient: 'hana@example.org', subject: 'Hello', text: 'Kia ora', html: '<p>Kia ora</p>' }
    await world.build(world.administrator.tenantId, (_, tx) =>
      tx
        .insertInto('mail')
        .values({ id, ...mail, sentAt: world.clock.now().toISOString() })
        .execute(),
    )
    return { id }
  },
})
