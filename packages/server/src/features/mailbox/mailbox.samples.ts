import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const mailboxSamples = samples(mailbox, {
  getMail: async (world) => {
    const mail = { recipient: 'hana@example.org', subject: 'Hello', text: 'Kia ora', html: '<p>Kia ora</p>' }
    const sentAt = world.clock.now().toISOString()
    const id = await world.build(world.administrator.tenantId, (make) =>
      make.row('mail', { ...mail, sentAt }),
    )
    return { id }
  },
})
