import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import type { TestServer } from '@daybook/testkit/server.ts'

/** The code of the newest mail. */
export async function newestCode(server: TestServer): Promise<string> {
  await server.runPlanned()
  const operator = server.as(server.world.administrator)
  const [newest] = (await operator.call(mailbox, 'listMails', {})).data.records
  const { data } = await operator.call(mailbox, 'getMail', { id: newest?.id ?? '' })
  return /(?:is|:) ([A-Z2-9]{4})\b/.exec(data.text)?.[1] ?? ''
}
