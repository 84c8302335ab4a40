import { message } from '@daybook/contract/message/message.contract.ts'
import { messagesChanged } from '@daybook/contract/message/message.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { countUnreadMessages, listMessages } = client(message)

liveUpdates(
  { id: messagesChanged },
  { readAgain: [{ read: countUnreadMessages }, { read: listMessages }], leavesDay: true },
)
